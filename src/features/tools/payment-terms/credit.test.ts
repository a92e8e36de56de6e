import { describe, expect, test } from "@jest/globals";
import Big from "big.js";
import fc from "fast-check";
import { creditValue, type CreditChange } from "./credit";
import { amounts, days, rates } from "./testing/arbitraries";

const change = (over: Partial<Record<keyof CreditChange, number | null>>): CreditChange => {
  const of = { purchases: 73_000_000, buyerRate: 9, supplierRate: 14, asked: null, ...over };
  return {
    purchases: new Big(of.purchases ?? 0),
    daysNow: over.daysNow ?? 45,
    daysOffered: over.daysOffered ?? 75,
    buyerRate: new Big(of.buyerRate ?? 0),
    supplierRate: new Big(of.supplierRate ?? 0),
    asked: of.asked === null ? null : new Big(of.asked),
  };
};

const texts = (value: object | null) =>
  JSON.parse(JSON.stringify(value)) as Record<string, unknown> | null;

// content/blog/what-thirty-more-days-of-credit-cost.mdx
describe("as in the post on 30 more days of credit", () => {
  test("moving ₹7,30,00,000 a year from 45 to 75 days costs the two companies ₹3,00,000", () => {
    expect(texts(creditValue(change({})))).toEqual({
      days: 30,
      perDay: "200000",
      cash: "6000000",
      buyer: "540000",
      supplier: "840000",
      jointCost: "300000",
      supplierPercent: "1.15",
      breakEven: "0.74",
      asked: null,
    });
  });

  test("₹4.00 more on ₹400.00 for 30 days is 12.17% a year, and loses ₹52,055", () => {
    const value = creditValue(change({ purchases: 20_000_000, asked: 1 }));
    expect(value?.buyer.toNumber()).toBe(147_945);
    expect(texts(value?.asked ?? null)).toEqual({
      amount: "200000",
      rate: "12.17",
      gain: "-52055",
    });
  });

  test("₹2.00 more is 6.08% a year, and worth it", () => {
    const value = creditValue(change({ purchases: 20_000_000, asked: 0.5 }));
    expect(value?.asked?.rate.toNumber()).toBe(6.08);
    expect(value?.asked?.gain.gt(0)).toBe(true);
  });
});

test("the same term has no value", () => {
  expect(creditValue(change({ daysOffered: 45 }))).toBeNull();
});

test("shorter credit gains where the supplier borrows at a higher rate", () => {
  const value = creditValue(change({ daysNow: 75, daysOffered: 45, asked: 1 }));
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
