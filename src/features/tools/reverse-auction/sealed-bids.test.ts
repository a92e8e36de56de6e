import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import type { Bidder, Rules } from "./model";
import { randomStream } from "./random";
import { sealedBids, sealedQuotation } from "./sealed-bids";

const rules: Rules = {
  opening: 10_000,
  step: 100,
  duration: 600,
  window: 0,
  added: 0,
  extensions: 0,
};
const withFloors = (floors: readonly number[]) => ({
  rules,
  bidders: floors.map((floor): Bidder => ({ name: "Bidder", floor, style: "steady" })),
});

test("a bidder adds an equal share of the gap to the opening price", () => {
  expect(sealedQuotation(8000, 10_000, 4)).toBe(8500);
  expect(sealedBids(withFloors([8000, 9000, 9500, 9900]))).toEqual({
    quotations: [8500, 9250, 9625, 9925],
    winner: 0,
    price: 8500,
    secondFloor: 9000,
  });
});

test("of quotations that rounding makes equal, the one with the lower floor wins", () => {
  expect(sealedBids(withFloors([5, 4, 4, 4, 4, 4, 4, 4]))?.winner).toBe(1);
});

describe("bidders that can't deliver at the opening price", () => {
  test("don't bid, and don't count", () => {
    expect(sealedBids(withFloors([8000, 12_000, 9000]))?.quotations).toEqual([9000, null, 9500]);
  });

  test("a single one left gets the opening price", () => {
    expect(sealedBids(withFloors([8000, 12_000]))).toMatchObject({
      price: 10_000,
      secondFloor: 10_000,
    });
  });

  test("no result if there is nobody else", () => {
    expect(sealedBids(withFloors([10_001, 12_000]))).toBeNull();
  });
});

test("quotations are between floor and opening price, in the order of the floors", () => {
  const floors = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(floors, (given) => {
      const result = sealedBids(withFloors(given));
      expect(given[result?.winner ?? -1]).toBe(Math.min(...given));
      for (const [index, floor] of given.entries()) {
        expect(result?.quotations[index]).toBeGreaterThanOrEqual(floor);
        expect(result?.quotations[index]).toBeLessThanOrEqual(10_000);
      }
    }),
  );
});

test("on average sealed bids bring what the second-lowest floor is (revenue equivalence)", () => {
  const random = randomStream([7, 7, 7]);
  const draws = 20_000;
  for (const count of [2, 4, 8]) {
    let sealed = 0;
    let open = 0;
    for (let draw = 0; draw < draws; draw += 1) {
      const floors = Array.from({ length: count }, () => 5000 + Math.round(random() * 5000));
      const result = sealedBids(withFloors(floors));
      sealed += result?.price ?? 0;
      open += result?.secondFloor ?? 0;
    }
    // Both means are 10,000 − 5,000 × (count − 1) ÷ (count + 1); their error is about 10.
    const expected = 10_000 - (5000 * (count - 1)) / (count + 1);
    expect(Math.abs(sealed / draws - expected)).toBeLessThan(40);
    expect(Math.abs(open / draws - expected)).toBeLessThan(40);
  }
});
