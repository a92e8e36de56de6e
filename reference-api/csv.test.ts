/** @jest-environment node */
import { expect, test } from "@jest/globals";
import { toCsv } from "./csv";

test("rows end with CRLF, every cell is quoted, and quotes are doubled", () => {
  expect(
    toCsv([
      ["a", 'say "hi"', "x,y"],
      ["two\r\nlines", "", "नमस्ते 👋"],
    ]),
  ).toBe('"a","say ""hi""","x,y"\r\n"two\r\nlines","","नमस्ते 👋"\r\n');
});

test.each([
  ["=1+1"],
  ["+1"],
  ["-1"],
  ["@SUM(A1)"],
  ["\tx"],
  ["\rx"],
  ["\nx"],
  ["  =1+1"],
  ["\u00A0=1+1"],
  ["\u200B=1+1"],
  ["\uFEFF=1+1"],
  ["\0=1+1"],
  ["＝1+1"],
  ["＋1"],
  ["－1"],
  ["＠x"],
  ["﹦1"],
])("%j is defused by an apostrophe", (cell) => {
  expect(toCsv([[cell]]).startsWith("\"'")).toBe(true);
});

test.each([["a=b"], ["(+91) 9876543210"], ["asha@example.co"], ["2026-01-31"], ["'=x"], [""]])(
  "%j is left as it is",
  (cell) => {
    expect(toCsv([[cell]])).toBe(`"${cell}"\r\n`);
  },
);

test("NUL, at which readers of CSV stop, is made visible", () => {
  expect(toCsv([["a\0b"]])).toBe('"a\uFFFDb"\r\n');
});
