import { readFile, writeFile } from "node:fs/promises";
import { describe, expect, test } from "@jest/globals";
import { bootScript } from "../../layout/boot-script";
import { parseConfig } from "../../lib/parse-config";
import { inFolder } from "../../build/content/testing/project";
import { finishPages } from "./finish-pages";

const SLICE = "_gatsby/slices/_gatsby-scripts-1.html";
const css = ".a{color:red}.b{color:green}p{margin:0}";

/** Gatsby's script tags, as its build writes them. */
const tags = `
  <script
    id="gatsby-chunk-mapping"
  >
    window.___chunkMapping="{\\"app\\":[\\"/app-0a.js\\"]}";
  </script>
<script>window.___webpackCompilationHash="0a";</script><script src="/webpack-runtime-0a.js" async></script><script src="/framework-0a.js" async></script><script src="/app-0a.js" async></script>`;

/** A page as Gatsby writes it. */
const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>/*<![CDATA[*/window.pagePath="/";/*]]>*/</script><script>${bootScript}</script><style data-href="/styles.0a.css" data-identity="gatsby-global-css">${css}</style></head><body>${body}<!-- slice-start id="_gatsby-scripts-1" -->${tags}<!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

const build = {
  "webpack.stats.json": JSON.stringify({
    assetsByChunkName: { app: ["app-0a.js", "styles.0a.css"] },
  }),
  "styles.0a.css": css,
  [SLICE]: tags,
  "index.html": page('<p class="a">a</p>'),
  "blog/a/index.html": page("<p>b</p>"),
  "page-data/x.html": "none",
};

const finish = async (root: string, env = {}, code = "one") =>
  finishPages(root, parseConfig(env), code);

describe("finishing a build", () => {
  test("gives each page its styles, a late start of scripts and a policy that allows both", async () => {
    await inFolder(build, async (root) => {
      await finish(root);
      const home = await readFile(`${root}/index.html`, "utf8");
      expect(home).toContain('<style data-href="/styles.0a.css">.a{color:red}p{margin:0}</style>');
      expect(home).not.toMatch(/<script[^>]* src=/u);
      expect(home).toContain('["/webpack-runtime-0a.js","/framework-0a.js","/app-0a.js"]');
      const [, policy = ""] = /Content-Security-Policy" content="([^"]*)"/u.exec(home) ?? [];
      expect(policy.match(/'sha256-/gu)).toHaveLength(4);
      expect(await readFile(`${root}/page-data/x.html`, "utf8")).toBe("none");
    });
  });

  test("writes only pages that changed since, and all pages for another configuration", async () => {
    await inFolder(build, async (root) => {
      expect(await finish(root)).toEqual({ pages: 2, written: 2 });
      expect(await finish(root)).toEqual({ pages: 2, written: 0 });
      await writeFile(`${root}/index.html`, page('<p class="b">new</p>'));
      expect(await finish(root)).toEqual({ pages: 2, written: 1 });
      expect(await readFile(`${root}/index.html`, "utf8")).toContain(".b{color:green}");
      const other = { GATSBY_API_HOST: "https://api.example.com" };
      expect(await finish(root, other)).toEqual({ pages: 2, written: 2 });
      expect(await finish(root, other, "two")).toEqual({ pages: 2, written: 2 });
      const post = await readFile(`${root}/blog/a/index.html`, "utf8");
      expect(post).toContain("api.example.com");
      for (const part of [/<style/gu, /data-finished/gu, /Content-Security-Policy/gu]) {
        expect(post.match(part)).toHaveLength(1);
      }
    });
  });

  test.each([
    ["an unknown script", page("<script>alert(1)</script>"), "an unknown inline script"],
    ["no place for scripts", "<html></html>", "no place for scripts"],
    ["no style sheet", page("").replace("data-href", "data-x"), "no style sheet"],
  ])("fails and names the page that has %s", async (_, html, message) => {
    await expect(inFolder({ ...build, "blog/b/index.html": html }, finish)).rejects.toThrow(
      new RegExp(`^blog/b/index\\.html: .*${message}`, "u"),
    );
  });

  test.each([
    ["a script that is not async", tags.replace(" async", "")],
    ["no hash", tags.replace(/<script>.*?<\/script>/u, "")],
    ["another script", `${tags}<script>start()</script>`],
  ])("fails if Gatsby's script tags have changed: %s", async (_, changed) => {
    await expect(inFolder({ ...build, [SLICE]: changed }, finish)).rejects.toThrow(
      "Gatsby's script tags have changed",
    );
  });
});
