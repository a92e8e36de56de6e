import { expect, test } from "@jest/globals";
import Big from "big.js";
import fc from "fast-check";
import { creditValue, type CreditChange } from "./credit";
import { amounts, days, rates } from "./testing/arbitraries";

const change = (over: Partial<CreditChange>): CreditChange => ({
  purchases: new Big(73_000_000),
  daysNow: 45,
  daysOffered: 75,
  buyerRate: new Big(9),
  supplierRate: new Big(14),
  asked: null,
  ...over,
});

test("the same term has no value", () => {
  expect(creditValue(change({ daysOffered: 45 }))).toBeNull();
});

test("shorter credit gains where the supplier borrows at a higher rate", () => {
  const value = creditValue(change({ daysNow: 75, daysOffered: 45, asked: new Big(1) }));
  expect(value?.days).toBe(-30);
  expect(value?.jointCost.toNumber()).toBe(-300_000);
  // A price cut of ₹7,30,000 for interest of ₹5,40,000.
  expect(value?.asked?.gain.toNumber()).toBe(190_000);
});

test("whatever the figures, interest follows from the yearly amount at once, to a unit", () => {
  fc.assert(
    fc.property(amounts, days, days, rates, rates, (purchases, now, offered, buyer, supplier) => {
      fc.pre(now !== offered);
      const value = creditValue({
        purchases,
        daysNow: now,
        daysOffered: offered,
        buyerRate: buyer,
        supplierRate: supplier,
        asked: null,
      });
      const unit = purchases.gte(100_000) ? 1 : 0.01;
      const direct = (rate: Big) =>
        (purchases.toNumber() * rate.toNumber() * Math.abs(offered - now)) / 36_500;
      const tolerance = unit * 1.1 + purchases.toNumber() * 1e-12;
      expect(Math.abs(Number(value?.buyer) - direct(buyer))).toBeLessThan(tolerance);
      expect(Math.abs(Number(value?.supplier) - direct(supplier))).toBeLessThan(tolerance);
    }),
  );
});

test("going back undoes the change: the joint cost has the opposite sign", () => {
  fc.assert(
    fc.property(amounts, days, days, rates, rates, (purchases, now, offered, buyer, supplier) => {
      fc.pre(now !== offered);
      const rest = { purchases, buyerRate: buyer, supplierRate: supplier, asked: null };
      const there = creditValue({ ...rest, daysNow: now, daysOffered: offered });
      const back = creditValue({ ...rest, daysNow: offered, daysOffered: now });
      expect(there?.jointCost.plus(back?.jointCost ?? 1).toNumber()).toBe(0);
    }),
  );
});
