import { scaleLinear } from "d3-scale";
import { z } from "zod";
import { columnFormatter } from "../lib/format-number";
import {
  anyAmount,
  chartFrame,
  checkCount,
  checkMark,
  indexOfLargest,
  mark,
  round,
} from "./chart-fields";
import type { ChartModel, DrawnRow, Tone } from "./chart-model";
import { line, list } from "./fields";
import { amount, checkTotal, sum } from "./scene-amounts";
import { complaintsInto } from "./scene-fields";

const label = line(2, 60).describe("what the line is");
const step = z.strictObject({
  label,
  amount: anyAmount.describe("the amount, below zero if it is taken off"),
});

/** From a first amount, line by line, to a total. */
export const waterfall = z
  .strictObject({
    kind: z.literal("waterfall").describe("the kind of chart"),
    ...chartFrame,
    start: step.describe("the first line, such as the quoted price"),
    changes: list(step, 1, 10).describe("what is added or taken off, in order"),
    total: step.describe("the last line: start and all changes"),
    mark,
  })
  .superRefine(({ start, changes, total, mark: given }, context) => {
    const add = complaintsInto(context);
    for (const [index, change] of changes.entries()) {
      if (change.amount === 0) {
        add(["changes", index, "amount"], "is 0, which draws no bar; leave the line out");
      }
    }
    const right = start.amount + sum(changes.map((change) => change.amount));
    checkTotal(add, ["total", "amount"], total.amount, right, "start and changes add up to");
    checkMark(
      add,
      given,
      [start, ...changes, total].map((item) => item.label),
    );
  });

/** Amounts of some lines, each split into the same parts. */
export const bars = z
  .strictObject({
    kind: z.literal("bars").describe("the kind of chart"),
    ...chartFrame,
    parts: list(line(2, 24), 1, 3).describe("what each bar is made of, such as Hard saving"),
    rows: list(
      z.strictObject({ label, amounts: z.array(amount).describe("one number for each part") }),
      2,
      8,
    ).describe("the lines, each with its amounts"),
    total: z.array(amount).describe("the sum of each part"),
    mark,
  })
  .superRefine(({ parts, rows, total, mark: given }, context) => {
    const add = complaintsInto(context);
    const columns = { count: parts.length, noun: parts.length === 1 ? "part" : "parts" };
    checkCount(add, ["total"], total, columns);
    for (const [index, { amounts }] of rows.entries()) {
      checkCount(add, ["rows", index, "amounts"], amounts, columns);
      if (sum(amounts) === 0) {
        add(["rows", index, "amounts"], "has nothing above zero to draw; leave the line out");
      }
    }
    for (const [part, name] of parts.entries()) {
      const right = sum(rows.map(({ amounts }) => amounts[part] ?? 0));
      if (total[part] !== undefined) {
        checkTotal(add, ["total", part], total[part], right, `the lines of ${name} add up to`);
      }
    }
    checkMark(
      add,
      given,
      rows.map((row) => row.label),
    );
  });

/** A thinner bar would not be seen. */
const THINNEST = 0.3;

/** The bar between two amounts. */
function barMaker(amounts: readonly number[]) {
  const scale = scaleLinear()
    .domain([Math.min(0, ...amounts), Math.max(0, ...amounts)])
    .range([0, 100]);
  return {
    at: (value: number) => round(scale(value)),
    between: (from: number, to: number, tone: Tone) => ({
      x: round(scale(Math.min(from, to))),
      width: Math.max(round(Math.abs(scale(to) - scale(from))), THINNEST),
      tone,
    }),
  };
}

/** Draws a waterfall. Without a mark, the largest change is marked. */
export function drawWaterfall(chart: z.infer<typeof waterfall>): ChartModel {
  const { title, unit, caption, start, changes, total } = chart;
  const format = columnFormatter([start, ...changes, total].map((item) => item.amount));
  const signed = (value: number) => `${value > 0 ? "+" : ""}${format(value)}`;
  const largest =
    changes[indexOfLargest(changes.map((change) => Math.abs(change.amount)))] ?? start;
  const marked = chart.mark ?? largest.label;
  const toneOf = (item: string, tone: Tone) => (item === marked ? "marked" : tone);
  const levels = changes.map((_, index) =>
    sum([start, ...changes.slice(0, index + 1)].map((item) => item.amount)),
  );
  const bar = barMaker([start.amount, ...levels]);
  const end = (item: typeof start): DrawnRow => ({
    label: item.label,
    amounts: [format(item.amount)],
    bars: [bar.between(0, item.amount, toneOf(item.label, "ink"))],
    isTotal: true,
  });
  const rows = changes.map((change, index): DrawnRow => {
    const to = levels[index] ?? 0;
    return {
      label: change.label,
      amounts: [signed(change.amount)],
      bars: [
        bar.between(
          to - change.amount,
          to,
          toneOf(change.label, change.amount < 0 ? "pale" : "leaf"),
        ),
      ],
      link: bar.at(to),
      isTotal: false,
    };
  });
  const many = `${changes.length} ${changes.length === 1 ? "change" : "changes"}`;
  return {
    title,
    unit,
    caption,
    summary: `Bar chart, ${unit}: ${start.label} ${format(start.amount)} with ${many} is ${total.label} ${format(total.amount)}; the largest change is ${largest.label}, ${signed(largest.amount)}.`,
    table: {
      columns: ["Line", unit],
      rows: [
        [start.label, format(start.amount)],
        ...changes.map((change) => [change.label, format(change.amount)]),
      ],
      total: [total.label, format(total.amount)],
    },
    drawing: {
      shape: "rows",
      heads: [],
      zero: bar.at(0),
      rows: [{ ...end(start), link: bar.at(start.amount) }, ...rows, end(total)],
    },
  };
}

const partTones: readonly Tone[] = ["leaf", "pale", "ink"];

/** Draws stacked bars. The largest part of the marked line, or of the largest line, is marked. */
export function drawBars(chart: z.infer<typeof bars>): ChartModel {
  const { title, unit, caption, parts, rows, total } = chart;
  const format = columnFormatter(rows.flatMap(({ amounts }) => amounts));
  const sums = rows.map(({ amounts }) => sum(amounts));
  const largest = rows[indexOfLargest(sums)]?.label ?? "";
  const marked = chart.mark ?? largest;
  const bar = barMaker(sums);
  const tone = (index: number) => partTones[index] ?? "ink";
  const totals = parts.map((part, index) => `${part} is ${format(total[index] ?? 0)}`).join(", ");
  const withSum = (amounts: readonly number[]) =>
    parts.length === 1 ? amounts.map(format) : [...amounts, sum(amounts)].map(format);
  return {
    title,
    unit,
    caption,
    summary: `Bar chart, ${unit}: ${largest} is the largest of ${rows.length} lines, ${format(Math.max(...sums))} of ${format(sum(total))}; in total ${totals}.`,
    table: {
      columns: ["Line", ...parts, ...(parts.length === 1 ? [] : ["Total"])],
      rows: rows.map((row) => [row.label, ...withSum(row.amounts)]),
      total: ["Total", ...withSum(total)],
    },
    drawing: {
      shape: "rows",
      heads: parts.map((part, index) => ({ label: part, tone: tone(index) })),
      zero: 0,
      rows: rows.map((row) => ({
        label: row.label,
        amounts: row.amounts.map(format),
        bars: row.amounts.flatMap((value, index) => {
          const from = sum(row.amounts.slice(0, index));
          const isMarked = row.label === marked && index === indexOfLargest(row.amounts);
          return value === 0
            ? []
            : bar.between(from, from + value, isMarked ? "marked" : tone(index));
        }),
        isTotal: row.label === marked,
      })),
    },
  };
}
