import { expect, test } from "@jest/globals";
import Big from "big.js";
import fc from "fast-check";
import { discountValue, simpleYearlyRate } from "./early-discount";
import { amounts, rates } from "./testing/arbitraries";

const big = (value: number) => new Big(value);

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

test("discount, payment and gain add up", () => {
  fc.assert(
    fc.property(amounts, discounts, early, rates, (invoice, discount, days, buyerRate) => {
      const value = discountValue({
        invoice,
        discount,
        discountDay: 10,
        dueDay: 10 + days,
        buyerRate,
      }).amounts;
      expect(value?.paid.plus(value.discount).eq(invoice)).toBe(true);
      expect(value?.gain.plus(value.interest).eq(value.discount)).toBe(true);
    }),
  );
});
