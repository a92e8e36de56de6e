import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { testEnvironment } from "../../scripts/lib/test-environment";
import { pages } from "./support/pages";

const origin = testEnvironment.GATSBY_SITE_URL;

const metaOf = (document: Document, name: string) =>
  document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute("content");

const imageOf = (document: Document) => metaOf(document, "og:image") ?? "";

/** Width and height of a PNG file (PNG specification, IHDR). */
function sizeOf(file: string): [number, number] {
  const png = readFileSync(file);
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

const isEntry = (url: string) => /^\/(?:blog|case-study)\/[^/]+\/$/u.test(url);

describe.each(pages.map((page) => [page.url, page] as const))(
  "the share image of %s",
  (_, { document }) => {
    test("exists in the declared size", () => {
      expect(imageOf(document)).toMatch(/^https?:\/\//u);
      const url = new URL(imageOf(document));
      expect(url.origin).toBe(origin);
      const file = path.join("public", decodeURI(url.pathname));
      expect(existsSync(file)).toBe(true);
      expect(sizeOf(file)).toEqual([1200, 630]);
      expect(metaOf(document, "og:image:width")).toBe("1200");
      expect(metaOf(document, "og:image:height")).toBe("630");
      expect(metaOf(document, "twitter:image")).toBe(imageOf(document));
      expect(metaOf(document, "twitter:card")).toBe("summary_large_image");
    });

    test("has alternative text", () => {
      expect(metaOf(document, "og:image:alt")).toMatch(/./u);
      expect(metaOf(document, "twitter:image:alt")).toBe(metaOf(document, "og:image:alt"));
    });
  },
);

test("posts and case studies have images of their own, other pages share one", () => {
  const entries = pages.filter(({ url }) => isEntry(url));
  const own = entries.map(({ document }) => imageOf(document));
  expect(new Set(own).size).toBe(entries.length);
  const others = pages.filter((page) => !entries.includes(page));
  expect(new Set(others.map(({ document }) => imageOf(document)))).toEqual(
    new Set([`${origin}/share.png`]),
  );
});
