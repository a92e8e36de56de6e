/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "@jest/globals";
import fontverter from "fontverter";
import { Sfnt } from "./lib/sfnt";

const FILE = "src/styles/fonts/plain-ledger.woff2";
let font: Sfnt;

beforeAll(async () => {
  font = new Sfnt(await fontverter.convert(readFileSync(FILE), "sfnt"));
});

const missingFrom = (text: string) =>
  [...new Set(text.match(/\P{Cc}/gu))].filter((char) => !font.glyphs.has(char.codePointAt(0) ?? 0));

const texts = readdirSync("content", { recursive: true })
  .map(String)
  .filter((file) => /\.(?:mdx|yml)$/u.test(file));

test.each(texts)("the font has every character of content/%s", (file) => {
  expect(missingFrom(readFileSync(path.join("content", file), "utf8"))).toEqual([]);
});

describe("the font", () => {
  test("has the signs of amounts and of sentences", () => {
    expect(missingFrom("₹€£$ 0123456789 – — ‘’“” × ÷ · … • → ← − ≤ ≥ © é §")).toEqual([]);
  });

  test("sets all figures equally wide, so that columns of them line up", () => {
    const widths = Array.from("0123456789").map((digit) =>
      font.width(font.glyphs.get(digit.charCodeAt(0)) ?? 0),
    );
    expect(new Set(widths).size).toBe(1);
  });

  test("weighs at most 21 KB", () => {
    expect(readFileSync(FILE).length).toBeLessThanOrEqual(21_000);
  });
});
