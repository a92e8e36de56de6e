import { existsSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { testEnvironment } from "../../../scripts/lib/test-environment";
import { isAmerican, settings } from "../../support/site-content";
import { errorPages, pages, searchPage, textOf } from "../support/pages";

const origin = testEnvironment.GATSBY_SITE_URL;

const attribute = (document: Document, selector: string, name: string) =>
  [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(name) ?? "");
const meta = (document: Document, key: string) =>
  attribute(document, `meta[name="${key}"], meta[property="${key}"]`, "content");

describe.each([...pages, searchPage, ...errorPages].map((page) => [page.url, page] as const))(
  "the head of %s",
  (url, page) => {
    const { document } = page;

    test("has each tag once, and the tags of link previews agree with its own", () => {
      const title = textOf(page, "title");
      const description = meta(document, "description");
      expect(document.head.querySelectorAll("title")).toHaveLength(1);
      expect(title.endsWith(` | ${settings.brand}`)).toBe(true);
      expect(description).toEqual([expect.stringMatching(/./u)]);
      expect(meta(document, "og:title")).toEqual([title]);
      expect(meta(document, "og:description")).toEqual(description);
      expect(meta(document, "og:site_name")).toEqual([settings.brand]);
      expect(meta(document, "og:type")).toEqual(["website"]);
      expect(meta(document, "og:locale")).toEqual([isAmerican(url) ? "en_US" : "en_IN"]);
      expect(meta(document, "twitter:card")).toEqual(["summary_large_image"]);
      expect(meta(document, "twitter:image")).toEqual(meta(document, "og:image"));
      expect(meta(document, "viewport")).toHaveLength(1);
    });

    test("names a colour for light and for dark, icons and the manifest", () => {
      expect(attribute(document, 'meta[name="theme-color"]', "media")).toEqual([
        "(prefers-color-scheme: light)",
        "(prefers-color-scheme: dark)",
      ]);
      const files = attribute(
        document,
        "link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]",
        "href",
      );
      expect(files).toHaveLength(4);
      expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
    });

    test("is either listed with its canonical address or kept out of search engines", () => {
      const isListed = pages.includes(page);
      expect(attribute(document, 'link[rel="canonical"]', "href")).toEqual(
        isListed ? [origin + url] : [],
      );
      expect(meta(document, "og:url")).toEqual(isListed ? [origin + url] : []);
      expect(meta(document, "robots")).toEqual(isListed ? [] : ["noindex"]);
    });
  },
);
