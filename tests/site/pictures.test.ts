import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { pages } from "./support/pages";

/** Most bytes of an image on a phone 360 px wide, with two dots to a pixel and 16 px at its sides. */
const MOST_BYTES = 30_000;
const PHONE_WIDTH = 2 * (360 - 2 * 16);

const pictures = pages.flatMap(({ url, document }) =>
  [...document.querySelectorAll("img")].map((img) => ({ url, img })),
);

/** The files of a `srcset` with their widths. */
function candidates(srcset: string | null): { file: string; width: number }[] {
  return (srcset ?? "").split(",").map((candidate) => {
    const [url = "", width = ""] = candidate.trim().split(" ");
    return { file: path.join("public", decodeURI(url)), width: parseInt(width, 10) };
  });
}

test("every post and case study shows its cover, alone and in its index", () => {
  const isOf = (start: string, url: string) =>
    url.startsWith(start) && !/^\/blog\/(?:topic|author)\//u.test(url);
  const count = (start: string) => pictures.filter(({ url }) => isOf(start, url)).length;
  const entries = (start: string) =>
    pages.filter(({ url }) => isOf(start, url) && url !== start).length;
  expect(entries("/blog/")).toBeGreaterThanOrEqual(8);
  expect(count("/blog/")).toBe(2 * entries("/blog/"));
  expect(entries("/case-study/")).toBeGreaterThanOrEqual(5);
  expect(count("/case-study/")).toBe(2 * entries("/case-study/"));
});

describe.each(pictures.map((picture) => [picture.url, picture] as const))(
  "a picture of %s",
  (_, { img }) => {
    const sources = [...(img.parentElement?.querySelectorAll("source") ?? [])];

    test("is offered as AVIF and WebP, with the width it is shown at", () => {
      expect(sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
      for (const element of [...sources, img]) expect(element.sizes).toMatch(/rem\)?$/u);
    });

    test("keeps its place before it is there, and waits until it comes near", () => {
      expect(Number(img.getAttribute("width"))).toBeGreaterThan(0);
      expect(Number(img.getAttribute("height"))).toBeGreaterThan(0);
      expect(img.getAttribute("loading")).toBe("lazy");
      expect(img.hasAttribute("style")).toBe(false);
    });

    test("has files that are there, small enough for a phone", () => {
      for (const element of [...sources, img]) {
        const files = candidates(element.getAttribute("srcset"));
        expect(files.filter(({ file }) => !existsSync(file))).toEqual([]);
        const phone = files.find(({ width }) => width >= PHONE_WIDTH);
        expect(phone?.width).toBe(PHONE_WIDTH);
        expect(statSync(phone?.file ?? "").size).toBeLessThanOrEqual(MOST_BYTES);
      }
    });
  },
);
