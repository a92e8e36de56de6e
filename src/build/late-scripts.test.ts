/** @jest-environment node */
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "@jest/globals";
import { inFolder } from "./content/testing/project";
import { loaderOf, readScriptTags, withLateScripts } from "./late-scripts";
import { stats, tags } from "./testing/build";

describe("Gatsby's script tags", () => {
  test("tell the scripts, in their order", () => {
    expect(readScriptTags(tags("0a"))).toEqual([
      "/webpack-runtime-0a.js",
      "/framework-0a.js",
      "/app-0a.js",
    ]);
  });

  test.each([
    ["nothing", () => ""],
    [
      "a missing script",
      (text: string) => text.replace(/<script src="\/framework.*?<\/script>/u, ""),
    ],
    ["a script that starts by itself", (text: string) => text.replace(" async", "")],
    ["no hash", (text: string) => text.replace(/<script>.*?<\/script>/u, "")],
    ["two hashes", (text: string) => text.replace(/<script>.*?<\/script>/u, "$&$&")],
    ["no chunk map", (text: string) => text.replace("gatsby-chunk-mapping", "x")],
    ["another script", (text: string) => `${text}<script>start()</script>`],
    ["a preload", (text: string) => `${text}<link rel="preload" href="/app-0a.js">`],
  ])("that are not as expected fail the build: %s", (_, change) => {
    const changed = change(tags("0a"));
    expect(changed).not.toBe(tags("0a"));
    expect(() => readScriptTags(changed)).toThrow(
      /not those that .* knows\. Expected: .* Found: /u,
    );
  });
});

const slot = (text: string) =>
  `<!-- slice-start id="_gatsby-scripts-1" -->${text}<!-- slice-end id="_gatsby-scripts-1" -->`;

describe("a page's place for scripts", () => {
  test("gets the loader, without the marks by which Gatsby would write its tags again", () => {
    const loader = `a("$&","$1")`;
    const html = withLateScripts(`<p>${slot(tags("0a"))}</p>`, loader);
    expect(html).toBe(`<p><script data-late>${loader}</script></p>`);
  });

  test("gets a later build's loader in the place of the earlier one", () => {
    const earlier = withLateScripts(`<p>${slot(tags("0a"))}</p>`, "earlier()");
    const later = withLateScripts(earlier, "later()");
    expect(later).toBe(earlier.replace("earlier()", "later()"));
  });

  test.each([0, 2])("has to be one, not %i", (count) => {
    expect(() => withLateScripts(slot("").repeat(count), "")).toThrow(`has ${count} places`);
  });
});

test("scripts that all templates share start with Gatsby's, those of some templates don't", async () => {
  const assets = {
    app: ["styles.css", "app-0a.js"],
    "component---a": ["styles.css", "app-0a.js", "shared.js", "some.js", "a.js"],
    "component---b": ["styles.css", "shared.js", "some.js", "b.js"],
    "component---c": ["styles.css", "shared.js", "c.js"],
    later: ["later.js"],
  };
  const build = {
    "webpack.stats.json": JSON.stringify({ assetsByChunkName: assets }),
    "_gatsby/slices/_gatsby-scripts-1.html": tags("0a"),
  };
  expect(await inFolder(build, loaderOf)).toContain(
    '["/webpack-runtime-0a.js","/framework-0a.js","/app-0a.js","/shared.js"]',
  );
});

describe("the hash of a build", () => {
  const hashOf = async (gatsbys: string, files: string) => {
    const slice = tags("0a").replace(/Hash="0a"/u, `Hash="${gatsbys}"`);
    const build = {
      "webpack.stats.json": stats(files),
      "_gatsby/slices/_gatsby-scripts-1.html": slice,
    };
    return inFolder(build, async (root) => {
      const [, inPage] = /CompilationHash="([^"]*)"/u.exec(await loaderOf(root)) ?? [];
      const newest = await readFile(`${root}/page-data/app-data.json`, "utf8");
      expect(JSON.parse(newest)).toEqual({ webpackCompilationHash: inPage });
      return inPage;
    });
  };

  test("is in the page as in the file of the newest build, and changes with its files alone", async () => {
    const first = await hashOf("0a", "0a");
    expect(await hashOf("0b", "0a")).toBe(first);
    expect(await hashOf("0a", "0b")).not.toBe(first);
  });
});
