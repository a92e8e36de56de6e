import { describe, expect, test } from "@jest/globals";
import Big from "big.js";
import fc from "fast-check";
import { addDays, addMonths, daysBetween, isDay } from "../../../lib/calendar";
import { taxYearName } from "./tax-year";
import { smallSupplierResult, type SmallSupplierPayment } from "./small-supplier";

const big = (value: number) => new Big(value);

const result = (over: Partial<Omit<SmallSupplierPayment, "amount">> & { amount: number }) =>
  smallSupplierResult({
    accepted: "2027-01-10",
    paid: "2027-04-24",
    agreed: 45,
    bankRate: big(5.5),
    taxRate: big(25),
    buyerRate: big(9),
    ...over,
    amount: big(over.amount),
  });

// content/blog/msme-payments-and-section-43b-h.mdx
describe("as in the post on section 43B(h)", () => {
  test.each([
    ["A", 800_000, "2027-01-10", 45, "2027-04-24", "2027-02-24", "later"],
    ["B", 600_000, "2027-03-05", 30, "2027-04-02", "2027-04-04", "same-year"],
    ["C", 250_000, "2027-03-10", null, "2027-04-10", "2027-03-25", "later"],
    ["D", 1_200_000, "2027-03-01", 60, "2027-04-30", "2027-04-15", "later"],
    ["E", 500_000, "2026-12-20", 45, "2027-03-20", "2027-02-03", "same-year"],
  ])("invoice %s", (_name, amount, accepted, agreed, paid, lastDay, kind) => {
    const { lastDay: shown, deduction } = result({ amount, accepted, agreed, paid });
    expect(shown).toBe(lastDay);
    expect(deduction.kind).toBe(kind);
    expect(taxYearName(deduction.year)).toBe("2026-27");
    if (deduction.kind === "later") expect(taxYearName(deduction.paidIn)).toBe("2027-28");
  });
});

test("an expense of before April 2023 keeps its deduction", () => {
  const old = result({ amount: 800_000, accepted: "2023-01-10", paid: "2023-06-01" });
  expect(old.deduction.kind).toBe("same-year");
  expect(old.interest.gt(0)).toBe(true);
});

test("a deduction two years late costs twice a year's interest, under the old Act before 2026-27", () => {
  const old = result({ amount: 800_000, accepted: "2026-02-10", paid: "2027-06-01" });
  expect(old.deduction).toMatchObject({ law: "1961", cost: big(36_000) });
});

describe("days", () => {
  test.each([
    ["2027-01-31", 1, "2027-02-28"],
    ["2027-01-31", 2, "2027-03-31"],
    ["2027-12-15", 2, "2028-02-15"],
  ])("%s and %d months", (day, months, later) => expect(addMonths(day, months)).toBe(later));

  test.each(["2027-02-29", "2027-2-9", "", "tomorrow", "1999-01-01", "2027-13-01"])(
    "'%s' is not a day",
    (text) => expect(isDay(text)).toBe(false),
  );
});

const dates = fc.integer({ min: 0, max: 7000 }).map((n) => addDays("2018-01-01", n));

test("periods follow each other to the day of payment, and the rate bounds the interest", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100_000, max: 1_000_000_000 }),
      dates,
      fc.integer({ min: 0, max: 900 }),
      fc.option(fc.integer({ min: 0, max: 120 })),
      fc.integer({ min: 0, max: 1200 }),
      (amount, accepted, wait, agreed, bank) => {
        const paid = addDays(accepted, wait);
        const { periods, lastDay, daysLate, interest, rate } = result({
          amount,
          accepted,
          agreed,
          paid,
          bankRate: big(bank).div(100),
        });
        expect(daysBetween(accepted, lastDay)).toBeLessThanOrEqual(45);
        let day = lastDay;
        let lateDays = 0;
        for (const { from, to } of periods) {
          expect(from).toBe(addDays(day, 1));
          lateDays += daysBetween(day, to);
          day = to;
        }
        expect(lateDays).toBe(daysLate);
        if (periods.length > 0) expect(day).toBe(paid);
        // Independent: daily compounding at the same rate is above, simple interest for the days near.
        const yearly = rate.toNumber() / 100;
        const years = daysLate / 365;
        const slack = amount * yearly * 0.02 + periods.length + 1;
        const continuous = amount * (Math.exp(yearly * (years + 3 / 365)) - 1);
        expect(interest.toNumber()).toBeLessThanOrEqual(continuous + slack);
        expect(interest.toNumber()).toBeGreaterThanOrEqual(amount * yearly * years - slack);
      },
    ),
  );
});
