import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { pages } from "../support/pages";

/** Budget in bytes for an image on a phone 360 px wide with a pixel ratio of 2 and margins of 16 px. */
const BUDGET = 30_000;
const PHONE_WIDTH = 2 * (360 - 2 * 16);

/** Photos of the content. Drawings are SVG files, and decoration is hidden from screen readers. */
const PHOTOS = 'picture img, img:not([aria-hidden] *, [src$=".svg"])';
const pictures = pages.flatMap(({ url, document }) =>
  [...document.querySelectorAll<HTMLImageElement>(PHOTOS)].map((img) => ({ url, img })),
);

/** The files of a `srcset` with their widths. */
function candidates(srcset: string | null): { file: string; width: number }[] {
  return (srcset ?? "").split(",").map((candidate) => {
    const [url = "", width = ""] = candidate.trim().split(" ");
    return { file: path.join("public", decodeURI(url)), width: parseInt(width, 10) };
  });
}

describe.each(pictures.map((picture) => [picture.url, picture] as const))(
  "an image of %s",
  (_, { img }) => {
    const sources = [...(img.parentElement?.querySelectorAll("source") ?? [])];

    test("is available in AVIF and WebP, with its display width", () => {
      const types = sources.map(({ type }) => type);
      if (img.src.endsWith(".webp")) types.push("image/webp");
      expect(types).toEqual(["image/avif", "image/webp"]);
      for (const element of [...sources, img]) expect(element.sizes).toMatch(/rem\)?$/u);
    });

    test("reserves its place and loads lazily", () => {
      expect(Number(img.getAttribute("width"))).toBeGreaterThan(0);
      expect(Number(img.getAttribute("height"))).toBeGreaterThan(0);
      expect(img.getAttribute("loading")).toBe("lazy");
      expect(img.hasAttribute("style")).toBe(false);
    });

    test("has files that exist and are small enough for a phone", () => {
      for (const element of [...sources, img]) {
        const files = candidates(element.getAttribute("srcset"));
        expect(files.filter(({ file }) => !existsSync(file))).toEqual([]);
        const phone = files.find(({ width }) => width >= PHONE_WIDTH);
        expect(phone?.width).toBe(PHONE_WIDTH);
        expect(statSync(phone?.file ?? "").size).toBeLessThanOrEqual(BUDGET);
      }
    });
  },
);
