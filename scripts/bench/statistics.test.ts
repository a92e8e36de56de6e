import { expect, test } from "@jest/globals";
import { median } from "./statistics";

test("one slow run does not move the median", () => {
  expect(median([30, 10, 9000, 20, 40])).toBe(30);
  expect(median([9, 10])).toBe(10);
  expect(() => median([])).toThrow(RangeError);
});
