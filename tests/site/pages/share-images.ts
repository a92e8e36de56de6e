import { statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";
import sharp from "sharp";
import { testEnvironment } from "../../../scripts/lib/test-environment";
import type { BuiltPage } from "../../../scripts/lib/built-pages";
import { pages } from "../support/pages";

const origin = testEnvironment.GATSBY_SITE_URL;
const MOST_BYTES = 100_000;

const metaOf = ({ document }: BuiltPage, name: string) =>
  document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute("content");

const imageOf = (page: BuiltPage) => metaOf(page, "og:image") ?? "";

test.each(pages.map((page) => [page.url, page] as const))(
  "the share image of %s exists in its declared size, at most 100 KB, with a text",
  async (_, page) => {
    const { origin: own, pathname } = new URL(imageOf(page));
    expect(own).toBe(origin);
    const file = path.join("public", pathname);
    const { width, height, format } = await sharp(file).metadata();
    expect([format, String(width), String(height)]).toEqual([
      "jpeg",
      metaOf(page, "og:image:width"),
      metaOf(page, "og:image:height"),
    ]);
    expect([width, height]).toEqual([1200, 630]);
    expect(statSync(file).size).toBeLessThanOrEqual(MOST_BYTES);
    expect(metaOf(page, "og:image:alt")).toMatch(/./u);
  },
);

test("every page has an image of its own", () => {
  expect(new Set(pages.map(imageOf)).size).toBe(pages.length);
});
