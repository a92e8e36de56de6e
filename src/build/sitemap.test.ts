import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "@jest/globals";
import { inFolder } from "./content/testing/project";
import { indexablePaths, robotsText, SITEMAP_INDEX, sitemaps, writeSitemap } from "./sitemap";

const SITE = "https://a.example";
const config = { siteUrl: SITE, isPreview: false };

const readAll = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, "gu"))].map(([, text]) => text);

test("the sitemap lists every page by its full address, with its last change if it is known", () => {
  const files = sitemaps(
    SITE,
    new Map([
      ["/", "2026-02-01"],
      ["/a/?x=1&y=<2", undefined],
    ]),
  );
  const xml = files.get("sitemap-0.xml") ?? "";
  expect(readAll(xml, "loc")).toEqual([`${SITE}/`, `${SITE}/a/?x=1&amp;y=&lt;2`]);
  expect(readAll(xml, "lastmod")).toEqual(["2026-02-01"]);
  expect(xml).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">/u,
  );
});

test("the index names each sitemap with its latest change, and none is too long", () => {
  const files = sitemaps(
    SITE,
    new Map([
      ["/a/", "2026-01-01"],
      ["/b/", "2026-02-01"],
      ["/c/", undefined],
    ]),
    2,
  );
  const index = files.get(SITEMAP_INDEX) ?? "";
  expect(readAll(index, "loc")).toEqual([`${SITE}/sitemap-0.xml`, `${SITE}/sitemap-1.xml`]);
  expect(readAll(index, "lastmod")).toEqual(["2026-02-01"]);
  expect(readAll(files.get("sitemap-1.xml") ?? "", "loc")).toEqual([`${SITE}/c/`]);
});

test("error pages and our own search are no answer to a search", () => {
  const paths = [
    "/404.html",
    "/404/",
    "/500.html",
    "/500/",
    "/us/404.html",
    "/4040/",
    "/search/",
    "/research/",
  ];
  expect(indexablePaths(paths)).toEqual(["/4040/", "/research/"]);
});

test("the files of an earlier build are replaced, and robots.txt names the index", async () => {
  await inFolder({ "sitemap.xml": "", "sitemap-3.xml": "" }, async (root) => {
    await writeSitemap(root, config, ["/"], new Map());
    expect(await readdir(root)).toEqual(["robots.txt", "sitemap-0.xml", SITEMAP_INDEX]);
    expect(await readFile(`${root}/robots.txt`, "utf8")).toContain(
      `\nSitemap: ${SITE}/${SITEMAP_INDEX}\n`,
    );
  });
});

test("robots may read a preview, so that they see its noindex, and it names no sitemap", () => {
  expect(robotsText({ ...config, isPreview: true })).toBe("User-agent: *\nAllow: /\n");
});
