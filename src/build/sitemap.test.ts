import { expect, test } from "@jest/globals";
import { indexablePaths, robotsText, SITEMAP_INDEX, sitemaps } from "./sitemap";

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

test("the index names the sitemap with its latest change", () => {
  const pages = new Map([
    ["/a/", "2026-01-01"],
    ["/b/", "2026-02-01"],
    ["/c/", undefined],
  ]);
  const index = sitemaps(SITE, pages).get(SITEMAP_INDEX) ?? "";
  expect(readAll(index, "loc")).toEqual([`${SITE}/sitemap-0.xml`]);
  expect(readAll(index, "lastmod")).toEqual(["2026-02-01"]);
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

test("robots.txt names the index; that of a preview names none, so that robots see its noindex", () => {
  expect(robotsText(config)).toContain(`\nSitemap: ${SITE}/${SITEMAP_INDEX}\n`);
  expect(robotsText({ ...config, isPreview: true })).toBe("User-agent: *\nAllow: /\n");
});
