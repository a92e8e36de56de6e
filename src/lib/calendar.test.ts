import { expect, test } from "@jest/globals";
import { daysBetween, shortDay } from "./calendar";

test.each([
  ["2026-03-13", "2026-05-02", 50],
  ["2026-12-31", "2027-01-01", 1],
  ["2028-02-28", "2028-03-01", 2],
  ["2026-03-13", "2026-03-13", 0],
  ["2026-03-13", "2026-03-11", -2],
])("from %s to %s are %d days", (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test("a day is shown without its year", () => {
  expect(shortDay("2026-03-13")).toBe("13 Mar");
});
