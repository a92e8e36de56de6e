import { expect, test } from "@jest/globals";
import Big from "big.js";
import fc from "fast-check";
import { rankQuotations, type Quotation } from "./ranking";
import { days, rates } from "./testing/arbitraries";

const big = (value: number) => new Big(value);

const quotation = (name: string, price: number, credit: number, over: Partial<Quotation> = {}) => ({
  name,
  price: big(price),
  days: credit,
  early: null,
  isSmall: false,
  ...over,
});

const summary = (rows: ReturnType<typeof rankQuotations>) =>
  rows.map(({ quotation: { name }, adjusted, rank }) => [name, adjusted.toNumber(), rank]);

test("credit changes the order", () => {
  const rows = rankQuotations([quotation("A", 100, 0), quotation("B", 101, 60)], {
    day: 60,
    rate: big(12),
  });
  expect(summary(rows)).toEqual([
    ["B", 101, 1],
    ["A", 101.97, 2],
  ]);
  expect(rows.map(({ rankByPrice }) => rankByPrice)).toEqual([2, 1]);
  expect(rows.map(({ gap }) => gap.toNumber())).toEqual([0, 0.97]);
});

test("a discount is taken only if it beats paying on the last day", () => {
  const early = { discount: big(2), day: 10 };
  const rows = (rate: number) =>
    rankQuotations([quotation("A", 100, 30, { early })], { day: 30, rate: big(rate) });
  expect(rows(12)[0]).toMatchObject({ takesDiscount: true, paidOn: 10 });
  // Above 37.24% the money is worth more than the discount.
  expect(rows(38)[0]).toMatchObject({ takesDiscount: false, paidOn: 30 });
});

test("a small supplier is paid by day 45, whatever it quotes", () => {
  const rows = rankQuotations(
    [quotation("Small", 100, 90, { isSmall: true }), quotation("Large", 100, 90)],
    { day: 90, rate: big(12) },
  );
  expect(rows.map(({ quotation: { name }, paidOn, isCapped }) => [name, paidOn, isCapped])).toEqual(
    [
      ["Large", 90, false],
      ["Small", 45, true],
    ],
  );
});

test("equal prices share a rank, in the order given", () => {
  const rows = rankQuotations([quotation("B", 5, 30), quotation("A", 5, 30)], {
    day: 0,
    rate: big(10),
  });
  expect(rows.map(({ quotation: { name }, rank }) => [name, rank])).toEqual([
    ["B", 1],
    ["A", 1],
  ]);
});

const prices = fc.integer({ min: 100, max: 1e9 }).map((n) => big(n).div(100));
const quotations = fc.array(
  fc.record({
    name: fc.string(),
    price: prices,
    days: fc.integer({ min: -120, max: 365 }),
    early: fc.constant(null),
    isSmall: fc.boolean(),
  }),
  { minLength: 2, maxLength: 6 },
);

test("adjusted prices are what an independent formula gives, from the lowest", () => {
  fc.assert(
    fc.property(quotations, days, rates, (list, day, rate) => {
      const rows = rankQuotations(list, { day, rate });
      expect(rows).toHaveLength(list.length);
      let last = -Infinity;
      for (const { quotation: given, adjusted, rank } of rows) {
        const paidOn = given.isSmall ? Math.min(45, given.days) : given.days;
        const factor = 1 + (rate.toNumber() / 100) * ((day - paidOn) / 365);
        const expected = given.price.toNumber() * factor;
        expect(Math.abs(adjusted.toNumber() - expected)).toBeLessThan(0.0051 + expected * 1e-12);
        expect(adjusted.toNumber()).toBeGreaterThanOrEqual(last);
        expect(rank).toBeGreaterThanOrEqual(1);
        last = adjusted.toNumber();
      }
    }),
  );
});
