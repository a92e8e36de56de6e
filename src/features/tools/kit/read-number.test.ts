import { expect, test } from "@jest/globals";
import Big from "big.js";
import fc from "fast-check";
import { formatNumber } from "../../../lib/format-number";
import { parseNumber, readNumber, type NumberRule } from "./read-number";

test.each([
  ["1,23,456.78", "123456.78"],
  ["123,456.78", "123456.78"],
  ["₹ 1,23,456/-", "123456"],
  ["Rs. 1,200", "1200"],
  ["500 INR", "500"],
  ["$1.60", "1.6"],
  ["1.5 lakh", "150000"],
  ["$2.4 million", "2400000"],
  ["12 k", "12000"],
  [".5", "0.5"],
  ["(500)", "-500"],
  ["−500", "-500"],
  ["1.2E+3", "1200"],
  ["\u00A07\u00A0", "7"],
  ["１２", "12"],
  ["18.50 EUR", "18.5"],
])("%s is %s", (text, value) => {
  expect(parseNumber(text)?.toFixed()).toBe(value);
});

test.each(["", "abc", "1,2", "1,23,4", "NaN", "12 apples", "--5", "%"])(
  "%j is no number",
  (text) => {
    expect(parseNumber(text)).toBeNull();
  },
);

test("numbers in the Indian and the US format are read as they are", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (hundredths) => {
      const value = hundredths / 100;
      const us = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 }).format(value);
      expect(parseNumber(formatNumber(value))?.toNumber()).toBe(value);
      expect(parseNumber(us)?.toNumber()).toBe(value);
    }),
  );
});

test("no text makes it throw", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(parseNumber(text)?.toFixed() ?? "").not.toMatch(/NaN|Infinity/u);
    }),
  );
});

const rule: NumberRule = { what: "a price", least: 0, most: 1000 };

test.each([
  ["", rule, "Enter a price."],
  ["x", rule, "Enter a price in digits, such as 1250.50."],
  ["-1", rule, "Enter 0 or more."],
  ["1001", rule, "Enter 1,000 or less."],
  ["0", { ...rule, isAboveLeast: true }, "Enter more than 0."],
  [
    "soon",
    { ...rule, what: "a number of days", step: 1 },
    "Enter a number of days in digits, such as 30.",
  ],
  [
    "5,000 bags",
    { ...rule, what: "a quantity", isCount: true },
    "Enter a quantity without its unit, such as 1250.50.",
  ],
  ["1.5", { ...rule, step: 1 }, "Enter a whole number."],
  ["6%", rule, "Enter a price, not a percentage."],
  ["USD 4.60", rule, "This is in USD. Enter it in INR."],
  ["€ 4", { ...rule, message: "Enter 1 to 9." }, "This is in EUR. Enter it in INR."],
] as const)("%j gets the message %s", (text, own, problem) => {
  expect(readNumber(text, own, "in")).toEqual({ value: null, problem });
});

test.each([
  ["30d", 30],
  ["Net 45", 45],
  ["45 days from invoice", 45],
  ["within 15 days", 15],
  ["Net-30", 30],
  ["2/10 net 30", 30],
  ["60 days LC", 60],
])("%j of credit are %d days", (text, days) => {
  const value = readNumber(text, { what: "a number of days", least: 0, most: 365 }, "in", "days");
  expect(value.value?.toNumber()).toBe(days);
});

test("an amount in crore may be typed in full", () => {
  const crore: NumberRule = { what: "a spend", least: 1, most: 100_000, unit: 1e7 };
  const read = (text: string) => readNumber(text, crore, "in").value?.toNumber();
  expect(["25", "₹ 25,00,00,000/-", "250000000", "25 crore"].map(read)).toEqual([25, 25, 25, 25]);
  expect(["99,999", "99,99,999", "2 lakh crore"].map(read)).toEqual([99_999, undefined, undefined]);
});

test("a percentage may have its sign", () => {
  expect(readNumber("6%", rule, "in", "percent").value?.toNumber()).toBe(6);
});

test.each(["18% extra", "Extra @ 18%", "GST 18%", "GST extra @18%"])("a rate in %j", (text) => {
  expect(readNumber(text, rule, "in", "percent").value?.toNumber()).toBe(18);
});

test("a number of days may say so", () => {
  expect(readNumber("45 days", rule, "in", "days").value?.toNumber()).toBe(45);
  expect(readNumber("45 days", rule, "in").problem).not.toBeNull();
});

test("a percentage has no currency", () => {
  expect(readNumber("₹6", rule, "in", "percent").problem).toBe("Enter a price, not an amount.");
});

test.each([
  ["18 per unit", "kg", 180],
  ["₹18/kg", "kg", 180],
  ["18/- / KG", "kg", 180],
  ["18 each", "", 180],
  ["18 per bag", "bags", 180],
  ["18", "kg", 18],
])("%j for 10 %j is %d", (text, unit, value) => {
  const lot = { quantity: new Big(10), unit };
  expect(readNumber(text, rule, "in", "total", { lot }).value?.toNumber()).toBe(value);
});

test("an amount for one of something else isn't multiplied", () => {
  const lot = { quantity: new Big(10), unit: "kg" };
  expect(readNumber("900 per truck", rule, "in", "total", { lot }).problem).toMatch(
    /unit of the price/u,
  );
});

test("an empty field may have a meaning", () => {
  expect(readNumber(" ", { ...rule, whenEmpty: 7 }, "in").value?.toNumber()).toBe(7);
});
