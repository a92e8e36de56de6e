import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { fieldKeys, paymentTerms, type FieldKey } from "./figures";
import { dateProblem, quotationProblem, readField } from "./read-fields";
import { creditOf, discountOf, lateYearOf, rankingOf, smallSupplierOf } from "./readings";

const figures = paymentTerms.parse(
  {
    purchases: 73_000_000,
    daysNow: 45,
    daysOffered: 75,
    buyerRate: 9,
    supplierRate: 14,
    invoice: 1_000_000,
    discount: 2,
    discountDay: 10,
    dueDay: 30,
    amount: 800_000,
    accepted: "2027-01-10",
    agreed: 45,
    paid: "2027-04-24",
    bankRate: 5.5,
    taxRate: 25,
    commonDay: 60,
    quotations: [
      { name: "A", price: 10, days: 0 },
      { name: "B", price: 11, days: 30 },
    ],
  },
  "in",
);

test("figures of content are grouped as the region writes them", () => {
  expect(figures.purchases).toBe("7,30,00,000");
  expect(paymentTerms.parse({ purchases: 7_300_000 }, "us").purchases).toBe("7300000");
});

describe("problems", () => {
  test.each([
    ["purchases", "0", /^Enter more than 0/u],
    ["daysNow", "-5", /^Enter 0 or more/u],
    ["daysNow", "12.5", /^Enter a whole number/u],
    ["buyerRate", "abc", /^Enter a yearly rate in digits/u],
    ["dueDay", "10", /^Enter a day after the day of the discount/u],
  ] as const)("%s of '%s'", (key, text, message) => {
    expect(readField({ ...figures, [key]: text }, key, "in").problem).toMatch(message);
  });

  test("an empty term in writing is none, and an empty amount is missing", () => {
    expect(readField({ ...figures, agreed: " " }, "agreed", "in").problem).toBeNull();
    expect(readField({ ...figures, amount: " " }, "amount", "in").problem).toMatch(/^Enter/u);
  });

  test("payment is not before acceptance", () => {
    expect(dateProblem({ ...figures, paid: "2027-01-09" }, "paid")).toMatch(/^Enter the day of/u);
    expect(dateProblem({ ...figures, paid: "" }, "paid")).toMatch(/^Enter a day/u);
    expect(dateProblem({ ...figures, bankRateDate: "" }, "bankRateDate")).toBeNull();
  });

  test("the two fields of a quotation's discount need each other", () => {
    const quotation = { name: "A", price: "10", days: "30", isSmall: false };
    const problem = (discount: string, discountDay: string) =>
      quotationProblem({ ...quotation, discount, discountDay }, "discountDay", "in");
    expect(problem("", "")).toBeNull();
    expect(problem("2", "")).toMatch(/^Enter/u);
    expect(problem("2", "10")).toBeNull();
  });
});

test("the year of late payments appears only above day 45", () => {
  expect(lateYearOf(figures)?.owed.toNumber()).toBe(990_000);
  expect(lateYearOf({ ...figures, daysOffered: "45" })).toBeNull();
});

test("whatever is typed, results are numbers or missing", () => {
  const texts = fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String));
  fc.assert(
    fc.property(fc.constantFrom(...fieldKeys), texts, (key: FieldKey, text) => {
      const typed = { ...figures, [key]: text };
      const results = [
        creditOf(typed, "in"),
        discountOf(typed, "in"),
        smallSupplierOf(typed),
        lateYearOf(typed),
        rankingOf(typed, "in"),
      ];
      expect(JSON.stringify(results)).not.toMatch(/NaN|undefined/u);
    }),
  );
});
