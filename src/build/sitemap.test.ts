import { expect, test } from "@jest/globals";
import { robotsText, SITEMAP_INDEX, sitemaps } from "./sitemap";

const SITE = "https://a.example";

const readAll = (xml: string | undefined, tag: string) =>
  [...(xml ?? "").matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, "gu"))].map(([, text]) => text);

test("a page is listed by its full address with its last change if it is known, the index with the latest", () => {
  const files = sitemaps(
    SITE,
    new Map([
      ["/", "2026-01-01"],
      ["/a/?x=1&y=<2", undefined],
      ["/b/", "2026-02-01"],
    ]),
  );
  const sitemap = files.get("sitemap-0.xml");
  expect(readAll(sitemap, "loc")).toEqual([`${SITE}/`, `${SITE}/a/?x=1&amp;y=&lt;2`, `${SITE}/b/`]);
  expect(readAll(sitemap, "lastmod")).toEqual(["2026-01-01", "2026-02-01"]);
  expect(readAll(files.get(SITEMAP_INDEX), "lastmod")).toEqual(["2026-02-01"]);
});

test("the robots.txt of a preview names no sitemap, so that robots see its noindex", () => {
  expect(robotsText({ siteUrl: SITE, isPreview: true })).toBe("User-agent: *\nAllow: /\n");
});
