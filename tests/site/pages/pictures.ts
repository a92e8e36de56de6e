import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { pages } from "../support/pages";

/** Budget in bytes for a photo on a phone 360 px wide with a pixel ratio of 2 and margins of 16 px. */
const BUDGET = 30_000;
const PHONE_WIDTH = 2 * (360 - 2 * 16);

const images = pages.flatMap(({ url, document }) =>
  document.querySelectorAll("img").map((img) => ({ url, img })),
);

/** Photos of authors. Drawings are SVG files. */
const photos = images.filter(({ img }) => img.closest("picture") !== null);

const fileOf = (address: string) => path.join("public", decodeURI(address.split("#", 1)[0] ?? ""));

/** The files of a `srcset` with their widths. */
function candidates(srcset: string | undefined): { file: string; width: number }[] {
  return (srcset ?? "").split(",").map((candidate) => {
    const [url = "", width = ""] = candidate.trim().split(" ");
    return { file: fileOf(url), width: parseInt(width, 10) };
  });
}

test("every image has a file, and reserves its place", () => {
  const broken = images.filter(
    ({ img }) =>
      !existsSync(fileOf(img.getAttribute("src") ?? "")) ||
      !(Number(img.getAttribute("width")) > 0 && Number(img.getAttribute("height")) > 0),
  );
  expect(broken.map(({ url, img }) => `${url} ${img.outerHTML}`)).toEqual([]);
});

test("a photo is available in AVIF and WebP, loads lazily, and is small enough for a phone", () => {
  for (const { img } of photos) {
    const sources = [...(img.closest("picture")?.querySelectorAll("source") ?? [])];
    const types = sources.map((source) => source.getAttribute("type"));
    if (img.getAttribute("src")?.endsWith(".webp") === true) types.push("image/webp");
    expect(types).toEqual(["image/avif", "image/webp"]);
    expect(img.getAttribute("loading")).toBe("lazy");
    for (const element of [...sources, img]) {
      expect(element.getAttribute("sizes")).toMatch(/rem\)?$/u);
      const files = candidates(element.getAttribute("srcset"));
      expect(files.filter(({ file }) => !existsSync(file))).toEqual([]);
      const phone = files.find(({ width }) => width >= PHONE_WIDTH);
      expect(phone?.width).toBe(PHONE_WIDTH);
      expect(statSync(phone?.file ?? "").size).toBeLessThanOrEqual(BUDGET);
    }
  }
});
