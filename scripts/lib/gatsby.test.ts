/** @jest-environment node */
import { describe, expect, test } from "@jest/globals";
import { heapOptions } from "./gatsby";

const oldSpace = (entries: number) =>
  Number(/max-old-space-size=(\d+)/u.exec(heapOptions(entries))?.[1]);

describe("a build's memory", () => {
  test.each([100, 5000])("stays small for %i entries", (entries) => {
    expect(oldSpace(entries)).toBe(640);
  });

  test("has room for 20,000 entries, which broke at 640 MB and were built with 3,072", () => {
    expect(oldSpace(20_000)).toBeGreaterThan(2500);
    expect(oldSpace(20_000)).toBeLessThan(3072);
  });
});
