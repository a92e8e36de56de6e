import { expect, test } from "@jest/globals";
import { formatNumber, sharedDecimals } from "./format-number";

test.each([
  [0, "0"],
  [999, "999"],
  [1234567.891, "12,34,567.89"],
  [-45, "−45"],
  [0.005, "0.01"],
])("%d is shown as %s", (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test("a column with a fraction shows two decimals in every row", () => {
  const decimals = sharedDecimals([842, 71.5]);
  expect([842, 71.5].map((value) => formatNumber(value, decimals))).toEqual(["842.00", "71.50"]);
  expect(sharedDecimals([842, 71])).toBe(0);
});
