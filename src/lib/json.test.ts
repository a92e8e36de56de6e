import { expect, test } from "@jest/globals";
import { isRecord, parseJson } from "./json";

test.each([
  ['{"a":1}', { a: 1 }],
  ["null", null],
  ['"x"', "x"],
  ["", undefined],
  ["<html>", undefined],
  ['{"a":', undefined],
])("%j is parsed as %j", (text, value) => {
  expect(parseJson(text)).toEqual(value);
});

test.each([
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  ["text", false],
])("%j is a record: %s", (value, expected) => {
  expect(isRecord(value)).toBe(expected);
});
