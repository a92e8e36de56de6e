import { describe, expect, test } from "@jest/globals";
import { mistakesOf } from "./testing/body";
import { componentText } from "./testing/component-text";

const frame = { title: "A chart", unit: "₹", caption: "What the reader should notice in it" };

/** Props of each kind of chart without a mistake. */
const right = {
  waterfall: {
    ...frame,
    start: { label: "Price", amount: 100.1 },
    changes: [
      { label: "Freight", amount: 20.2 },
      { label: "Rebate", amount: -5 },
    ],
    total: { label: "Landed cost", amount: 115.3 },
  },
  treemap: {
    ...frame,
    categories: [
      { label: "Steel", spend: 50, contract: 45 },
      { label: "Film", spend: 30, contract: 0 },
      { label: "Freight", spend: 20, contract: 20 },
    ],
    total: { spend: 100, contract: 65 },
  },
  lines: {
    ...frame,
    months: ["2025-12", "2026-01"],
    series: [
      { label: "Index", amounts: [100, 98.5] },
      { label: "Price", amounts: [-2, 0] },
    ],
  },
  steps: {
    ...frame,
    opens: "11:00",
    planned: "11:15",
    closes: "11:20",
    start: 42,
    bids: [{ at: "11:18", price: 41 }],
  },
  bars: {
    ...frame,
    parts: ["Hard saving", "Cost avoidance"],
    rows: [
      { label: "Auctions", amounts: [88, 0] },
      { label: "Negotiation", amounts: [62.5, 41] },
    ],
    total: [150.5, 41],
  },
  days: {
    ...frame,
    days: [
      { on: "2026-02-27", label: "invoice raised", amount: 100 },
      { on: "2026-03-17", label: "supplier is paid", amount: 99, mark: true },
      { on: "2026-04-16", label: "buyer pays", amount: 100 },
    ],
  },
} as const;

const [steel, film] = right.treemap.categories;
const [index, price] = right.lines.series;
const [auctions, negotiation] = right.bars.rows;
const { changes } = right.waterfall;

/** A change of the right props, with the mistake that is reported first. */
const mistakes: readonly (readonly [keyof typeof right, object, string])[] = [
  [
    "waterfall",
    { total: { label: "Landed cost", amount: 115 } },
    "total.amount: is 115, but start and changes add up to 115.3",
  ],
  [
    "waterfall",
    { changes: [...changes, { label: "Duty", amount: 0 }] },
    "changes.2.amount: is 0, which draws no bar; leave the line out",
  ],
  [
    "waterfall",
    { mark: "Duty" },
    'mark: "Duty" is not a line of this chart; use one of: Price; Freight; Rebate; Landed cost',
  ],
  [
    "treemap",
    { total: { spend: 99, contract: 65 } },
    "total.spend: is 99, but the categories add up to 100",
  ],
  [
    "treemap",
    {
      categories: [steel, { ...film, spend: 47 }, { label: "Gas", spend: 3, contract: 20 }],
      total: { spend: 100, contract: 65 },
    },
    "categories.2.contract: is 20 of 3; a part can't be more than the whole",
  ],
  [
    "treemap",
    {
      categories: [steel, { ...film, spend: 47 }, { label: "Gas", spend: 3, contract: 3 }],
      total: { spend: 100, contract: 48 },
    },
    "categories.2.spend: is 3% of the total, too small to read; add it to another category",
  ],
  [
    "treemap",
    { categories: [{ ...steel, spend: -1 }, film, film] },
    "categories.0.spend: is -1; write zero or more",
  ],
  ["lines", { months: ["2026-01"] }, "months: has 1 item; give 2 to 24"],
  [
    "lines",
    { months: ["2026-01", "2025-12"] },
    "months.1: 2025-12 is not after 2026-01; put the months in order",
  ],
  [
    "lines",
    { months: ["2026-01", "2026-13"] },
    'months.1: "2026-13" is not a month; write year-month, such as 2026-01',
  ],
  [
    "lines",
    { series: [index, { ...price, amounts: [1] }] },
    "series.1.amounts: has 1 numbers for 2 months; give one for each",
  ],
  ["lines", { mark: "Rate" }, 'mark: "Rate" is not a line of this chart; use one of: Index; Price'],
  [
    "steps",
    { bids: [{ at: "11:20", price: 41 }] },
    "closes: 11:20 is not after 11:20; times run forward from opens to closes",
  ],
  [
    "steps",
    {
      bids: [
        { at: "11:01", price: 41 },
        { at: "11:02", price: 41 },
      ],
    },
    "bids.1.price: 41 is not below 41; every bid moves the price the same way",
  ],
  ["bars", { total: [150, 41] }, "total.0: is 150, but the lines of Hard saving add up to 150.5"],
  [
    "bars",
    { rows: [auctions, { ...negotiation, amounts: [0, 0] }], total: [88, 0] },
    "rows.1.amounts: has nothing above zero to draw; leave the line out",
  ],
  [
    "days",
    { days: [...right.days.days].reverse() },
    "days.1.on: 2026-03-17 is before 2026-04-16; put the days in order",
  ],
  ["bars", { colour: "red" }, "colour: is not a field of a Chart."],
];

describe("a chart with right figures is accepted", () => {
  test.each(Object.entries(right))("%s", async (kind, props) => {
    expect(await mistakesOf(componentText("Chart", { kind, ...props }))).toEqual([]);
  });
});

describe("a wrong figure of a chart is reported with what to do", () => {
  test.each(mistakes)("%s with %j", async (kind, change, mistake) => {
    const text = componentText("Chart", { kind, ...right[kind], ...change });
    const [first] = await mistakesOf(text);
    expect(first?.startsWith(`1 Chart.${mistake}`) ? mistake : first).toBe(mistake);
  });
});

test("an unknown kind of chart is reported with those that exist", async () => {
  const [first] = await mistakesOf(componentText("Chart", { kind: "pie", ...right.bars }));
  expect(first).toBe(
    '1 Chart.kind: is not a kind of chart; use "waterfall", "treemap", "lines", "steps", "bars" or "days"',
  );
});
