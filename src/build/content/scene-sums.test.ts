/** @jest-environment node */
import { describe, expect, test } from "@jest/globals";
import { mistakesOf } from "./testing/body";
import { componentText as mdx } from "./testing/component-text";

const frame = { title: "Sheet 1", caption: "What the scene shows, in a sentence of some length" };

const spend = {
  ...frame,
  status: "April to March",
  unit: "₹ crore",
  categories: [
    { label: "Steel", spend: 40.5, contract: 30 },
    { label: "Film", spend: 9.5, contract: 0 },
    { label: "Freight", spend: 9.5, contract: 9.5 },
  ],
  total: { spend: 59.5, contract: 39.5 },
};

const scorecard = {
  ...frame,
  status: "July to September",
  target: 80,
  criteria: [
    { label: "Quality", evidence: "46 of 50 lots accepted", weight: 60, mark: 92 },
    { label: "Delivery", evidence: "39 of 50 lines on time", weight: 40, mark: 78 },
  ],
  score: 86.4,
};

const budget = {
  ...frame,
  status: "2 of 2 awarded",
  unit: "₹ crore",
  packages: [
    { label: "Filler", budget: 6.4, award: 6.12 },
    { label: "Utilities", budget: 2.3, award: 2.41 },
  ],
  total: { budget: 8.7, award: 8.53 },
};

const scrap = {
  ...frame,
  unit: "₹ per tonne",
  opens: "11:00",
  closes: "11:20",
  now: "11:18",
  start: 100,
  reserve: 104,
  bids: [
    { at: "11:01", bidder: "A", price: 102 },
    { at: "11:02", bidder: "B", price: 103 },
    { at: "11:03", bidder: "A", price: 105.5 },
  ],
  quantity: { amount: 20, unit: "tonnes" },
  proceeds: { currency: "₹", amount: 2110 },
};

const [quality, delivery] = scorecard.criteria;
const [steel, film, freight] = spend.categories;

const scenes = {
  SpendByCategory: spend,
  SupplierScorecard: scorecard,
  CapexBudget: budget,
  ScrapAuction: scrap,
};

test.each(Object.entries(scenes))(
  "a %s whose arithmetic is right is taken, also in an opening",
  async (name, props) => {
    expect(await mistakesOf(`<Opening>\n\n${mdx(name, props)}\n\n</Opening>\n\nText.`)).toEqual([]);
  },
);

describe("spend by category", () => {
  test.each([
    [
      { total: { spend: 59, contract: 39 } },
      [
        "total.spend: is 59, but the categories add up to 59.5",
        "total.contract: is 39, but the categories add up to 39.5",
      ],
    ],
    [
      { categories: [film, steel, freight] },
      ["categories.1.spend: 40.5 is more than 9.5; put the largest category first"],
    ],
    [
      {
        categories: [steel, film, { ...freight, contract: 10 }],
        total: { ...spend.total, contract: 40 },
      },
      ["categories.2.contract: is 10 of 9.5; a part is no more than the whole"],
    ],
  ])("with %j is refused", async (props, mistakes) => {
    expect(await mistakesOf(mdx("SpendByCategory", { ...spend, ...props }))).toEqual(
      mistakes.map((mistake) => `1 SpendByCategory.${mistake}`),
    );
  });
});

describe("a supplier scorecard", () => {
  test.each([
    [{ score: 86 }, "score: is 86, but weight times mark adds up to 86.4"],
    [
      { criteria: [quality, { ...delivery, weight: 30 }], score: 78.6 },
      "criteria: has weights that add up to 90, not to 100",
    ],
    [
      { criteria: [{ ...quality, mark: 101 }, delivery], score: 91.8 },
      "criteria.0.mark: is above 100; write 0 to 100",
    ],
    [{ target: -1 }, "target: is below 0; write 0 to 100"],
  ])("with %j is refused", async (props, mistake) => {
    expect(await mistakesOf(mdx("SupplierScorecard", { ...scorecard, ...props }))).toEqual([
      `1 SupplierScorecard.${mistake}`,
    ]);
  });
});

describe("a capex budget", () => {
  test.each([
    [
      { total: { budget: 8.6, award: 8.53 } },
      "total.budget: is 8.6, but the packages' budgets add up to 8.7",
    ],
    [
      { total: { budget: 8.7, award: 8.5 } },
      "total.award: is 8.5, but the packages' awards add up to 8.53",
    ],
    [
      {
        packages: [{ label: "Filler", budget: 6.4, award: -1 }, budget.packages[1]],
        total: { budget: 8.7, award: 1.41 },
      },
      "packages.0.award: is -1; write zero or more",
    ],
    [
      {
        packages: [
          { label: "Filler", budget: 8.7, award: 6.12 },
          { ...budget.packages[1], budget: 0 },
        ],
      },
      "packages.1.budget: is not above zero; write what was sanctioned",
    ],
  ])("with %j is refused", async (props, mistake) => {
    expect(await mistakesOf(mdx("CapexBudget", { ...budget, ...props }))).toEqual([
      `1 CapexBudget.${mistake}`,
    ]);
  });
});

describe("a scrap auction", () => {
  test.each([
    [
      { proceeds: { currency: "₹", amount: 2111 } },
      "proceeds.amount: is 2,111, but highest bid times quantity is 2,110",
    ],
    [
      { start: 102, reserve: 104 },
      "bids.0.price: 102 is not above 102; a bid has to be higher than the one before",
    ],
    [
      { reserve: 99 },
      "reserve: 99 is below the opening price of 100; nobody could bid less than the reserve",
    ],
    [
      { now: "11:21" },
      "closes: 11:20 is not after 11:21; times run from opens over the bids to now and closes",
    ],
  ])("with %j is refused", async (props, mistake) => {
    expect(await mistakesOf(mdx("ScrapAuction", { ...scrap, ...props }))).toEqual([
      `1 ScrapAuction.${mistake}`,
    ]);
  });
});
