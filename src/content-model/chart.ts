import { z } from "zod";
import { formatNumber } from "../lib/format-number";
import { sum } from "../lib/sum";
import { amount, chartOf, checkCount, checkMark, days, label, lines, mark } from "./chart-series";
import { line, list, listOf } from "./fields";
import { checkTotal, complaintsInto } from "./sums";

const step = z.strictObject({
  label,
  amount: z.number().describe("the amount, below zero if it is taken off"),
});

/** From a first amount, line by line, to a total. */
const waterfall = chartOf("waterfall", {
  start: step.describe("the first line, such as the quoted price"),
  changes: list(step, 1, 10).describe("what is added or taken off, in order"),
  total: step.describe("the last line: start and all changes"),
  limit: z
    .strictObject({ label, amount: amount.describe("where the rule is") })
    .optional()
    .describe("an amount that a rule marks across all bars, such as who may approve how much"),
  mark,
}).superRefine(({ start, changes, total, mark: given }, context) => {
  const add = complaintsInto(context);
  for (const [index, change] of changes.entries()) {
    if (change.amount === 0) {
      add(["changes", index, "amount"], "is 0, which draws no bar; leave the line out");
    }
  }
  const right = start.amount + sum(changes.map((change) => change.amount));
  checkTotal(add, ["total", "amount"], total.amount, right, "start and changes add up to");
  checkMark(add, given, [start, ...changes, total]);
});

/** Amounts of some lines, each split into the same parts. */
const bars = chartOf("bars", {
  parts: list(line(2, 24), 1, 3).describe("what each bar is made of, such as Hard saving"),
  rows: listOf(2, 8, {
    label,
    amounts: z.array(amount).describe("one number for each part"),
  }).describe("the lines, each with its amounts"),
  total: z
    .array(amount)
    .optional()
    .describe("the sum of each part; leave it out if the lines are alternatives, such as offers"),
  mark,
}).superRefine(({ parts, rows, total, mark }, context) => {
  const add = complaintsInto(context);
  const columns = { count: parts.length, noun: parts.length === 1 ? "part" : "parts" };
  if (total !== undefined) checkCount(add, ["total"], total, columns);
  for (const [index, { amounts }] of rows.entries()) {
    checkCount(add, ["rows", index, "amounts"], amounts, columns);
    if (sum(amounts) === 0) {
      add(["rows", index, "amounts"], "has nothing above zero to draw; leave the line out");
    }
  }
  for (const [part, name] of parts.entries()) {
    const right = sum(rows.map(({ amounts }) => amounts[part] ?? 0));
    const given = total?.[part];
    if (given !== undefined) {
      checkTotal(add, ["total", part], given, right, `the lines of ${name} add up to`);
    }
  }
  checkMark(add, mark, rows);
});

const spend = amount.describe("what was spent");
const contract = amount.describe("how much of it was bought at a contract price");

/** A smaller share of the whole has no room for its name on a phone. */
const SMALLEST_SHARE = 0.04;

/** Spend by category, each with the part that had a contract price. */
const treemap = chartOf("treemap", {
  categories: listOf(3, 8, {
    label: line(2, 24).describe("the category"),
    spend,
    contract,
  }).describe("the categories, the largest first"),
  total: z.strictObject({ spend, contract }).describe("the sums of spend and of contract"),
}).superRefine(({ categories, total }, context) => {
  const add = complaintsInto(context);
  const whole = sum(categories.map((category) => category.spend));
  for (const [index, own] of categories.entries()) {
    const path = ["categories", index, "spend"];
    const last = categories[index - 1]?.spend ?? Infinity;
    if (own.contract > own.spend) {
      const given = `${formatNumber(own.contract)} of ${formatNumber(own.spend)}`;
      add(["categories", index, "contract"], `is ${given}; a part can't be more than the whole`);
    }
    if (own.spend > last) {
      const shown = `${formatNumber(own.spend)} is more than ${formatNumber(last)}`;
      add(path, `${shown}; put the largest category first`);
    }
    if (own.spend === 0 || own.spend < whole * SMALLEST_SHARE) {
      const share = whole === 0 ? "nothing" : `${formatNumber((own.spend / whole) * 100)}%`;
      add(path, `is ${share} of the total, too small to read; add it to another category`);
    }
  }
  checkTotal(add, ["total", "spend"], total.spend, whole, "the categories add up to");
  const agreed = sum(categories.map((category) => category.contract));
  checkTotal(add, ["total", "contract"], total.contract, agreed, "the categories add up to");
});

/** A chart of literal figures. Its kind decides what it takes. */
export const chart = z.discriminatedUnion("kind", [waterfall, treemap, lines, bars, days], {
  error: 'is not a kind of chart; use "waterfall", "treemap", "lines", "bars" or "days"',
});

/** The figures of one kind of chart. */
export type ChartOf<Kind extends z.infer<typeof chart>["kind"]> = Extract<
  z.infer<typeof chart>,
  { readonly kind: Kind }
>;
