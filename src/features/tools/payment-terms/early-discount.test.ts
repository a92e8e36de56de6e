import { expect, test } from "@jest/globals";
import Big from "big.js";
import fc from "fast-check";
import { discountValue, effectiveYearlyRate, simpleYearlyRate } from "./early-discount";
import { amounts, rates } from "./testing/arbitraries";

const big = (value: number) => new Big(value);

// Glossary: early-payment discount (2/10 net 45), and the post on 30 more days of credit (1.2%, 35 days).
test.each([
  ["2/10 net 30", 2, 20, 37.24],
  ["2/10 net 45", 2, 35, 21.28],
  ["1.2% on day 10 of 45", 1.2, 35, 12.67],
])("%s is %d ÷ (100 − it) × 365 ÷ %d days, %d% a year", (_name, discount, days, rate) => {
  expect(simpleYearlyRate(big(discount), days).toNumber()).toBe(rate);
});

test("the effective rate of 2/10 net 30 is 44.59%", () => {
  expect(effectiveYearlyRate(big(2), 20)).toBe(44.59);
});

test("a rate too large for a number is infinite, never NaN", () => {
  expect(effectiveYearlyRate(big(99.9), 1)).toBe(Infinity);
});

// content/blog/what-thirty-more-days-of-credit-cost.mdx
test("paying ₹10,00,000 on day 10 instead of day 45 gains ₹3,473", () => {
  const value = discountValue({
    invoice: big(1_000_000),
    discount: big(1.2),
    discountDay: 10,
    dueDay: 45,
    buyerRate: big(9),
    supplierRate: big(14),
  });
  expect(JSON.parse(JSON.stringify(value))).toMatchObject({
    days: 35,
    discount: "12000",
    paid: "988000",
    interest: "8527",
    gain: "3473",
    simpleRate: "12.67",
    buyerKeeps: "3.67",
    supplierKeeps: "1.33",
  });
});

const discounts = fc.integer({ min: 1, max: 9900 }).map((n) => big(n).div(100));
const early = fc.integer({ min: 1, max: 365 });

test("the simple rate is the interest that makes paying early cost the same", () => {
  fc.assert(
    fc.property(discounts, early, (discount, days) => {
      const rate = simpleYearlyRate(discount, days).toNumber();
      const paid = 100 - discount.toNumber();
      // Invested until the due day, the amount paid early grows to the full amount.
      expect(Math.abs(paid * (1 + (rate / 100) * (days / 365)) - 100)).toBeLessThan(0.006);
    }),
  );
});

test("the effective rate is never below the simple one, for less than a year", () => {
  fc.assert(
    fc.property(discounts, early, (discount, days) => {
      const simple = simpleYearlyRate(discount, days).toNumber();
      expect(effectiveYearlyRate(discount, days)).toBeGreaterThanOrEqual(simple - 0.01);
    }),
  );
});

test("discount, payment and gain add up", () => {
  fc.assert(
    fc.property(amounts, discounts, early, rates, (invoice, discount, days, buyerRate) => {
      const value = discountValue({
        invoice,
        discount,
        discountDay: 10,
        dueDay: 10 + days,
        buyerRate,
        supplierRate: buyerRate,
      });
      expect(value.paid.plus(value.discount).eq(invoice)).toBe(true);
      expect(value.gain.plus(value.interest).eq(value.discount)).toBe(true);
      expect(value.buyerKeeps.plus(value.supplierKeeps).toNumber()).toBe(0);
    }),
  );
});
