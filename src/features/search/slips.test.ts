import { describe, expect, test } from "@jest/globals";
import { slipsBetween } from "./slips";

describe("the slips between a typed word and the beginning of another", () => {
  test.each([
    ["a word's beginning", "auct", "auction", 0, 4],
    ["two letters swapped", "auctoin", "auction", 1, 7],
    ["a letter missing", "procurment", "procurement", 1, 11],
    ["a letter too many", "tennder", "tender", 1, 6],
    ["two slips", "qoutatoin", "quotation", 2, 9],
  ])("%s: %s for %s", (_what, typed, word, slips, length) => {
    expect(slipsBetween(typed, word, 2)).toEqual({ slips, length });
  });

  test("stand for the most letters where fewer would be as near", () => {
    // `cos` with a letter too many, or `cost` with a wrong one.
    expect(slipsBetween("cosy", "cost", 1)).toEqual({ slips: 1, length: 4 });
  });

  test("are given up where there are more than asked for", () => {
    expect(slipsBetween("qoutatoin", "quotation", 1)).toBeNull();
    expect(slipsBetween("tender", "ten", 2)).toBeNull();
  });
});
