import { describe, expect, test } from "@jest/globals";
import { currencies } from "../../../lib/currency";
import { announcementText, estimate, levels, requirementText } from "./estimate";
import { content } from "./testing/content";

const rupees = (spend: number, share: number, process = "email") =>
  estimate(content, { spend, share, process }, currencies.in);

test("the first example comes to what its formulas say", () => {
  expect(rupees(120, 60)).toEqual({
    spend: 1_200_000_000,
    inEvents: 720_000_000,
    outside: 480_000_000,
    events: 240,
    hard: { low: 7_200_000, base: 14_400_000, high: 21_600_000 },
    avoidance: { low: 3_600_000, base: 7_200_000, high: 10_800_000 },
    hours: { low: 720, base: 1200, high: 1800 },
    hoursCost: { low: 504_000, base: 840_000, high: 1_260_000 },
  });
});

test("dollars are counted in millions", () => {
  const inputs = { spend: 18, share: 40, process: "email" };
  expect(estimate(content, inputs, currencies.us)).toMatchObject({
    spend: 18_000_000,
    inEvents: 7_200_000,
    hard: { base: 144_000 },
  });
});

describe("whatever is given", () => {
  const spends = [1, 1.0001, 33.3333, 77.7777, 120, 99_999.9999, 100_000];
  const shares = [0, 5, 35, 60, 95, 100];
  const cases = spends.flatMap((spend) => shares.map((share) => [spend, share] as const));

  test.each(cases)("of %d crore at %d %% both parts add up and estimates rise", (spend, share) => {
    const result = rupees(spend, share, "erp");
    expect(result.inEvents + result.outside).toBe(result.spend);
    expect(Number.isSafeInteger(result.inEvents)).toBe(true);
    expect(Number.isInteger(result.events)).toBe(true);
    for (const range of [result.hard, result.avoidance, result.hours, result.hoursCost]) {
      expect(range.low).toBeLessThanOrEqual(range.base);
      expect(range.base).toBeLessThanOrEqual(range.high);
      for (const level of levels) expect(Number.isFinite(range[level])).toBe(true);
    }
    // Each step starts from the rounded result of the one before.
    expect(result.hours.base).toBe(result.events * 4);
    expect(result.hoursCost.base).toBe(result.hours.base * 700);
  });

  test("no share means nothing saved, all of it nothing outside", () => {
    expect(rupees(120, 0)).toMatchObject({ inEvents: 0, events: 0, hard: { high: 0 } });
    expect(rupees(120, 100)).toMatchObject({ outside: 0 });
  });

  test("a percentage with decimals is exact", () => {
    // 0.8 % of ₹1,66,66,650 is ₹1,33,333.2.
    expect(rupees(33.3333, 5, "erp").hard.low).toBe(133_333);
    expect(rupees(1.0001, 35).inEvents).toBe(3_500_350);
  });

  test("an unknown process is the first", () => {
    expect(rupees(120, 60, "fax")).toEqual(rupees(120, 60, "email"));
  });
});

const inputs = { spend: 120, share: 60, process: "email" };
const currency = currencies.in;
const result = estimate(content, inputs, currency);

test("a screen reader hears the base estimate of each kind", () => {
  expect(announcementText(result, currency)).toBe(
    "Base estimate a year: hard savings ₹1.44 crore, cost avoidance ₹72 lakh, time 1,200 hours.",
  );
});

test("a lead's requirement has inputs, each kind apart and the address", () => {
  const address = "https://site.example/?share=60#roi";
  expect(requirementText({ result, inputs, process: "E-mail", currency, address })).toBe(
    `Savings estimate from the website
Annual spend ₹120 crore, 60% of it through sourcing events: ₹72 crore
Current process: E-mail
Hard savings a year: low ₹72 lakh, base ₹1.44 crore, high ₹2.16 crore
Cost avoidance a year: low ₹36 lakh, base ₹72 lakh, high ₹1.08 crore
Buyer time a year: low 720 hours, base 1,200 hours, high 1,800 hours
https://site.example/?share=60#roi`,
  );
});
