import { expect, test } from "@jest/globals";
import Big from "big.js";
import { writeCsv, writeTabbed } from "./sheet";

test.each([
  ['say "yes"', '"say ""yes"""'],
  ["a, b; c", '"a, b; c"'],
  ["=1+1", '"\'=1+1"'],
  ["@SUM(A1)", '"\'@SUM(A1)"'],
  ["-cmd", '"\'-cmd"'],
  ["-30", '"-30"'],
  [new Big("1234567.5"), '"1234567.5"'],
])("the cell %s is written as %s, so that no spreadsheet runs it", (cell, written) => {
  expect(writeCsv([[cell]])).toBe(`\uFEFF${written}\r\n`);
});

test("copied cells have no tab or line break of their own", () => {
  expect(writeTabbed([["a\tb", "c\nd"], [new Big(5)]])).toBe("a b\tc d\n5");
});
