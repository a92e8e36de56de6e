import { expect, test } from "@jest/globals";
import { columnFormatter, formatNumber } from "./format-number";

test.each([
  [0, "0"],
  [999, "999"],
  [1234567.891, "12,34,567.89"],
  [-45, "−45"],
  [0.005, "0.01"],
])("%d is formatted as %s", (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test.each([
  [
    [842, 71.5],
    ["842.00", "71.50"],
  ],
  [
    [842, 71],
    ["842", "71"],
  ],
])("the column %j is formatted as %j", (values, texts) => {
  expect(values.map(columnFormatter(values))).toEqual(texts);
});
