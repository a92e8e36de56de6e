/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import sharp from "sharp";
import { drawings } from "./drawings";
import { LEAST_LETTERS } from "./svg";

const FOLDERS = ["content/blog", "content/case-studies"];

const covers = drawings.filter(({ file }) => file.startsWith("content/"));

/** The numbers of a text, each as it is written. */
const numbersOf = (text: string) => text.match(/\d+(?:[,.:]\d+)*/gu) ?? [];

const wordsOf = (svg: string) => [...svg.matchAll(/>([^<>]*)<\/text>/gu)].map(([, words]) => words);

/** An entry's text and figures, and the alternative text of its cover. */
function entryOf(image: string): { text: string; alt: string } {
  const source = readFileSync(image.replace(/png$/u, "mdx"), "utf8");
  const [cover, alt = ""] = /\ncover:\n {2}src: .*\n {2}alt: (.*)\n/u.exec(source) ?? [""];
  return { text: source.replace(cover, ""), alt };
}

test("every post and case study has its cover", () => {
  const entries = FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(".mdx"))
      .map((file) => `${folder}/${file.replace(/mdx$/u, "png")}`),
  );
  expect(covers.map(({ file }) => file).toSorted()).toEqual(entries.toSorted());
});

describe.each(covers.map((cover) => [cover.file, cover] as const))("%s", (file, { svg }) => {
  const { text, alt } = entryOf(file);

  test("shows no figure that its text does not have", () => {
    const known = new Set(numbersOf(text));
    const unknown = numbersOf(wordsOf(svg).join(" ")).filter((number) => !known.has(number));
    expect(unknown).toEqual([]);
  });

  test("is told in words with figures that are drawn or stand in the text", () => {
    const known = new Set([...numbersOf(text), ...numbersOf(wordsOf(svg).join(" "))]);
    expect(numbersOf(alt).length).toBeGreaterThan(2);
    expect(numbersOf(alt).filter((number) => !known.has(number))).toEqual([]);
  });
});

describe.each(drawings.map((drawing) => [drawing.file, drawing] as const))(
  "%s",
  (file, { svg, width, height }) => {
    test("has letters that can be read on a phone", () => {
      const sizes = [...svg.matchAll(/font-size="(\d+)"/gu)].map(([, size]) => Number(size));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(LEAST_LETTERS);
    });

    test("is committed in its size, with few colours, under 60 KB", async () => {
      const { width: wide, height: high, isPalette } = await sharp(file).metadata();
      expect([wide, high, isPalette]).toEqual([width, height, true]);
      expect(statSync(file).size).toBeLessThan(60_000);
    });
  },
);
