import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { openSync } from "fontkit";

const font = openSync("src/styles/fonts/plain-ledger.woff2");

const files = readdirSync("content", { recursive: true })
  .map(String)
  .filter((file) => /\.(?:mdx|yml)$/u.test(file));

test.each(files)("the font has every character of content/%s", (file) => {
  const text = readFileSync(path.join("content", file), "utf8");
  const characters = new Set(text.match(/\P{Cc}/gu));
  const missing = [...characters].filter(
    (character) =>
      "hasGlyphForCodePoint" in font && !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
  expect(missing).toEqual([]);
});
