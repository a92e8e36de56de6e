import { describe, expect, test } from "@jest/globals";
import { daysBetween, longDay, shortDay } from "./calendar";

test.each([
  ["2026-03-13", "2026-05-02", 50],
  ["2026-12-31", "2027-01-01", 1],
  ["2028-02-28", "2028-03-01", 2],
  ["2026-03-13", "2026-03-13", 0],
  ["2026-03-13", "2026-03-11", -2],
])("from %s to %s there are %d days", (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

describe("days are formatted like the en-IN locale", () => {
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0"));
  const days = [...months.map((month) => `2026-${month}-09`), "2028-02-29", "2026-12-31"];
  const formatted = (day: string, month: "long" | "short", year: object) =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString("en-IN", {
      day: "numeric",
      month,
      timeZone: "UTC",
      ...year,
    });

  test.each(days)("%s", (day) => {
    expect(longDay(day)).toBe(formatted(day, "long", { year: "numeric" }));
    expect(shortDay(day)).toBe(formatted(day, "short", {}));
  });

  test.each(["2026-13-01", "soon", ""])("%j is not a day", (day) => {
    expect(() => longDay(day)).toThrow(day);
    expect(() => shortDay(day)).toThrow(day);
  });
});
