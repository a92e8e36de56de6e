import { existsSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { testEnvironment } from "../../../scripts/lib/test-environment";
import { isAmerican, settings } from "../../support/site-content";
import type { BuiltPage } from "../../../scripts/lib/built-pages";
import { errorPages, pages, searchPage, textOf } from "../support/pages";

const origin = testEnvironment.GATSBY_SITE_URL;

const attribute = ({ document }: BuiltPage, selector: string, name: string) =>
  document.querySelectorAll(`head :is(${selector})`).map((tag) => tag.getAttribute(name) ?? "");
const meta = (page: BuiltPage, key: string) =>
  attribute(page, `meta[name="${key}"], meta[property="${key}"]`, "content");

describe.each([...pages, searchPage, ...errorPages].map((page) => [page.url, page] as const))(
  "the head of %s",
  (url, page) => {
    test("has each tag once, and the tags of link previews agree with its own", () => {
      const title = textOf(page, "title");
      const description = meta(page, "description");
      expect(page.document.querySelectorAll("head title")).toHaveLength(1);
      expect(title.endsWith(` | ${settings.brand}`)).toBe(true);
      expect(description).toEqual([expect.stringMatching(/./u)]);
      expect(meta(page, "og:title")).toEqual([title]);
      expect(meta(page, "og:description")).toEqual(description);
      expect(meta(page, "og:site_name")).toEqual([settings.brand]);
      expect(meta(page, "og:type")).toEqual(["website"]);
      expect(meta(page, "og:locale")).toEqual([isAmerican(url) ? "en_US" : "en_IN"]);
      expect(meta(page, "twitter:card")).toEqual(["summary_large_image"]);
      expect(meta(page, "twitter:image")).toEqual(meta(page, "og:image"));
      expect(meta(page, "viewport")).toHaveLength(1);
    });

    test("names a colour for light and for dark, icons and the manifest", () => {
      expect(attribute(page, 'meta[name="theme-color"]', "media")).toEqual([
        "(prefers-color-scheme: light)",
        "(prefers-color-scheme: dark)",
      ]);
      const files = attribute(
        page,
        "link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]",
        "href",
      );
      expect(files).toHaveLength(4);
      expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
    });

    test("is either listed with its canonical address or kept out of search engines", () => {
      const isListed = pages.includes(page);
      expect(attribute(page, 'link[rel="canonical"]', "href")).toEqual(
        isListed ? [origin + url] : [],
      );
      expect(meta(page, "og:url")).toEqual(isListed ? [origin + url] : []);
      expect(meta(page, "robots")).toEqual(isListed ? [] : ["noindex"]);
    });
  },
);
