/** @jest-environment node */
import { readFile, rm, writeFile } from "node:fs/promises";
import { describe, expect, test } from "@jest/globals";
import { bootScript } from "../layout/boot-script";
import { parseConfig } from "../lib/parse-config";
import { inFolder } from "./content/testing/project";
import { finishPages } from "./finish-pages";
import { PageDataSwap } from "./page-data-swap";
import { sheet, stats, tags } from "./testing/build";

const SLICE = "_gatsby/slices/_gatsby-scripts-1.html";

/** A page as Gatsby writes it. */
const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><meta http-equiv="x-ua-compatible" content="ie=edge"/><meta name="viewport" content="width=device-width, shrink-to-fit=no"/><meta name="generator" content="Gatsby 5"/><script>/*<![CDATA[*/window.pagePath="/";/*]]>*/</script><script>${bootScript}</script><style data-href="/styles.0a.css" data-identity="gatsby-global-css">${sheet}</style></head><body>${body}<!-- slice-start id="_gatsby-scripts-1" -->${tags("0a")}<!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

const build = {
  "webpack.stats.json": stats("0a"),
  "styles.0a.css": sheet,
  [SLICE]: tags("0a"),
  "index.html": page('<p class="a">a</p>'),
  "blog/a/index.html": page("<p>b</p>"),
  "404.html": page("<header></header>"),
  "page-data/x.html": "none",
  "app-0a.js": "none",
};

const RECORD = "record/finished.json";

const finish = async (root: string, env = {}) =>
  finishPages(root, parseConfig(env), `${root}/${RECORD}`, new PageDataSwap(root, `${root}/swap`));

/** Finishes a build, and gives what is then in its files. */
async function finished(files: Readonly<Record<string, string>>, ...names: readonly string[]) {
  return inFolder(files, async (root) => {
    await finish(root);
    return Promise.all(names.map((name) => readFile(`${root}/${name}`, "utf8")));
  });
}

describe("finishing a build", () => {
  test("leaves each page the styles it uses, a late start and a policy that allows both", async () => {
    const [home = "", post = ""] = await finished(build, "index.html", "blog/a/index.html");
    expect(home).toContain(
      `<style data-href="/late-styles.0a.css">.a{color:red}p{margin:0}</style>`,
    );
    expect(post).toContain(`<style data-href="/late-styles.0a.css">p{margin:0}</style>`);
    for (const html of [home, post]) {
      expect(html).not.toMatch(/<script[^>]* src=/u);
      expect(html).not.toMatch(/x-ua-compatible|generator|CDATA/u);
      expect(html).toContain(`<script>window.pagePath="/";</script>`);
      expect(html).toContain(`<meta name="viewport" content="width=device-width"/>`);
      expect(html).toContain('["/webpack-runtime-0a.js","/framework-0a.js","/app-0a.js"]');
      const [, policy = ""] = /Content-Security-Policy" content="([^"]*)"/u.exec(html) ?? [];
      expect(policy.match(/'sha256-/gu)).toHaveLength(4);
    }
  });

  test("writes the sheet that comes late, without what pages have already", async () => {
    const font = "@font-face{font-family:A;src:url(/a.woff2)}";
    const [late, home = ""] = await finished(
      { ...build, "styles.0a.css": font + sheet },
      "late-styles.0a.css",
      "index.html",
    );
    expect(late).toBe(".a{color:red}.b{color:green}");
    expect(home).toContain(`">${font}.a{color:red}`);
    expect(home).toMatch(
      /<link rel="preload" as="font" [^>]*href="\/a\.woff2"[^>]*fetchpriority="low" media="\(min-width: 48rem\)"\/><style/u,
    );
  });

  test("changes no other file", async () => {
    expect(await finished(build, "page-data/x.html", "app-0a.js", SLICE)).toEqual([
      "none",
      "none",
      tags("0a"),
    ]);
  });

  test("a second time writes nothing, and without a record the same", async () => {
    const font = "@font-face{font-family:A;src:url(/a.woff2)}";
    await inFolder({ ...build, "styles.0a.css": font + sheet }, async (root) => {
      expect(await finish(root)).toEqual({ pages: 3, kept: 0 });
      const once = await readFile(`${root}/index.html`, "utf8");
      expect(await finish(root)).toEqual({ pages: 3, kept: 3 });
      await rm(`${root}/${RECORD}`);
      expect(await finish(root)).toEqual({ pages: 3, kept: 0 });
      expect(await readFile(`${root}/index.html`, "utf8")).toBe(once);
    });
  });

  test("a second time finishes a page that was written since, and all with another setting", async () => {
    await inFolder(build, async (root) => {
      await finish(root);
      await writeFile(`${root}/index.html`, page('<p class="b">new</p>'));
      expect(await finish(root)).toEqual({ pages: 3, kept: 2 });
      expect(await readFile(`${root}/index.html`, "utf8")).toContain(".b{color:green}");
      const other = { GATSBY_API_HOST: "https://api.example.com" };
      expect(await finish(root, other)).toEqual({ pages: 3, kept: 0 });
      expect(await readFile(`${root}/blog/a/index.html`, "utf8")).toContain("api.example.com");
      await writeFile(`${root}/${SLICE}`, tags("1b"));
      expect(await finish(root, other)).toEqual({ pages: 3, kept: 0 });
    });
  });

  test("brings a page of an earlier build up to date", async () => {
    const [earlier = ""] = await finished(build, "index.html");
    const next = {
      "webpack.stats.json": stats("1b"),
      "styles.1b.css": sheet.replace("red", "blue"),
      [SLICE]: tags("1b"),
    };
    const [now = "", fresh = ""] = await finished(
      {
        ...next,
        "index.html": earlier,
        "fresh/index.html": build["index.html"],
        "404.html": build["404.html"],
      },
      "index.html",
      "fresh/index.html",
    );
    expect(now).toContain(`<style data-href="/late-styles.1b.css">.a{color:blue}`);
    expect(now).toBe(fresh);
  });

  test.each([
    ["an unknown script", page("<script>alert(1)</script>"), "an unknown inline script"],
    ["no place for scripts", "<html></html>", "has 0 places for Gatsby's scripts"],
    ["no place for styles", page("").replace("data-href", "data-x"), "has 0 places for the style"],
  ])("fails and names the page that has %s", async (_, html, message) => {
    const files = { ...build, "blog/b/index.html": html };
    await expect(inFolder(files, finish)).rejects.toThrow(
      new RegExp(`^blog/b/index\\.html: .*${message}`, "u"),
    );
  });

  test("fails where the build has two style sheets, of which a page would get one", async () => {
    const files = { ...build, "webpack.stats.json": stats("0a", "more.0a.css") };
    await expect(inFolder(files, finish)).rejects.toThrow("has 2 style sheets");
  });
});
