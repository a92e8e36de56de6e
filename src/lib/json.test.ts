import { expect, test } from "@jest/globals";
import { isRecord, parseJson } from "./json";

test.each([
  ['{"a":1}', { a: 1 }],
  ["[]", []],
  ["null", null],
  ['"x"', "x"],
  ["", undefined],
  ["<html>", undefined],
  ['{"a":', undefined],
  ["undefined", undefined],
])("%j is read as %j", (text, value) => {
  expect(parseJson(text)).toEqual(value);
});

test("a key called __proto__ becomes no prototype", () => {
  const value = parseJson('{"__proto__":{"isAdmin":true}}');
  expect(value).not.toHaveProperty("isAdmin");
  expect({}).not.toHaveProperty("isAdmin");
});

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  [undefined, false],
  ["text", false],
  [1, false],
])("%j is an object with keys: %s", (value, expected) => {
  expect(isRecord(value)).toBe(expected);
});
