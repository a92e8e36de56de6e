import { expect, test } from "@jest/globals";
import { robotsText, sitemap } from "./sitemap";

const SITE = "https://a.example";

test("a page is listed by its full address, with its last change if it is known", () => {
  const changes = new Map<string, unknown>([
    ["/", "2026-01-01"],
    ["/b/", null],
  ]);
  const xml = sitemap(SITE, ["/", "/a/?x=1&y=<2", "/b/"], changes);
  expect(xml.match(/<loc>.*<\/url>/gu)).toEqual([
    `<loc>${SITE}/</loc><lastmod>2026-01-01</lastmod></url>`,
    `<loc>${SITE}/a/?x=1&amp;y=&lt;2</loc></url>`,
    `<loc>${SITE}/b/</loc></url>`,
  ]);
});

test("the robots.txt of a preview names no sitemap, so that robots see its noindex", () => {
  expect(robotsText({ siteUrl: SITE, isPreview: true })).toBe("User-agent: *\nAllow: /\n");
});
