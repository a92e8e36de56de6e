import { describe, expect, test } from "@jest/globals";
import { currencies, formatCount, formatMoney } from "./currency";

const { in: rupees, us: dollars } = currencies;

describe("rupees are read in lakh and crore", () => {
  test.each([
    [0, "₹0"],
    [99_999, "₹99,999"],
    [100_000, "₹1 lakh"],
    [840_000, "₹8.4 lakh"],
    [9_950_000, "₹99.5 lakh"],
    [9_999_999, "₹1 crore"],
    [14_400_000, "₹1.44 crore"],
    [1_234_567_890, "₹123.46 crore"],
    [1e12, "₹1,00,000 crore"],
  ])("%d is %s", (amount, text) => expect(formatMoney(amount, rupees)).toBe(text));
});

describe("dollars never show grouping", () => {
  test.each([
    [0, "$0"],
    [999, "$999"],
    [23_400, "$23.4K"],
    [360_000, "$360K"],
    [999_994, "$999.99K"],
    [999_996, "$1M"],
    [7_200_000, "$7.2M"],
    [1_000_000_000, "$1B"],
    [1e12, "$1T"],
  ])("%d is %s", (amount, text) => expect(formatMoney(amount, dollars)).toBe(text));
});

test("counts are grouped in India, scaled in the United States", () => {
  expect(formatCount(720_000, rupees)).toBe("7,20,000");
  expect(formatCount(7_250.5, dollars)).toBe("7.25K");
  expect(formatCount(360, dollars)).toBe("360");
});
