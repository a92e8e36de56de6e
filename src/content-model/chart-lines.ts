import { scaleLinear } from "d3-scale";
import { curveLinear } from "d3-shape";
import { z } from "zod";
import { shortMonth } from "../lib/calendar";
import { columnFormatter } from "../lib/format-number";
import { anyAmount, chartFrame, checkCount, checkMark, mark } from "./chart-fields";
import type { ChartModel, DrawnLine, Tone } from "./chart-model";
import { axis, breakName, drawDots, drawLine, spreadNames, type Point } from "./chart-plot";
import { line, list } from "./fields";
import { complaintsInto } from "./scene-fields";

const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/u, {
  error: ({ input }) => `"${String(input)}" is not a month; write year-month, such as 2026-01`,
});

/** Two or three series by month, such as a price and its index. */
export const lines = z
  .strictObject({
    kind: z.literal("lines").describe("the kind of chart"),
    ...chartFrame,
    months: list(month, 2, 24).describe("the months in order, such as 2026-01"),
    series: list(
      z.strictObject({
        label: line(2, 30).describe("what the line is"),
        amounts: z.array(anyAmount).describe("one number for each month"),
      }),
      2,
      3,
    ).describe("two or three lines"),
    mark,
  })
  .superRefine(({ months, series, mark: given }, context) => {
    const add = complaintsInto(context);
    for (const [index, current] of months.entries()) {
      const last = months[index - 1];
      if (last !== undefined && current <= last) {
        add(["months", index], `${current} is not after ${last}; put the months in order`);
      }
    }
    for (const [index, { amounts }] of series.entries()) {
      checkCount(add, ["series", index, "amounts"], amounts, {
        count: months.length,
        noun: "months",
      });
    }
    checkMark(
      add,
      given,
      series.map((item) => item.label),
    );
  });

const lineTones: readonly Tone[] = ["leaf", "pale", "ink"];

const numberOf = (value: string) => Number(value.slice(0, 4)) * 12 + Number(value.slice(5));

/** Draws lines by month. Without a mark, the last line is marked. */
export function drawLines(chart: z.infer<typeof lines>): ChartModel {
  const { title, unit, caption, months, series } = chart;
  const values = series.flatMap(({ amounts }) => amounts);
  const format = columnFormatter(values);
  const { y, ticks } = axis(values);
  const [first = "", last = ""] = [months[0], months.at(-1)];
  const x = scaleLinear()
    .domain([numberOf(first), numberOf(last)])
    .range([0, 100]);
  const marked = chart.mark ?? series.at(-1)?.label;
  const names = spreadNames(
    series.map(({ label, amounts }) => {
      const end = amounts.at(-1) ?? 0;
      return { y: y(end), lines: [...breakName(label), format(end)] };
    }),
  );
  const drawn = series.map(({ label, amounts }, index): DrawnLine => {
    const points = amounts.map((value, at): Point => [x(numberOf(months[at] ?? "")), y(value)]);
    return {
      path: drawLine(points, curveLinear),
      dots: drawDots(points),
      tone: label === marked ? "marked" : (lineTones[index] ?? "ink"),
      name: names[index] ?? { y: 0, lines: [] },
    };
  });
  const moves = series.map(
    ({ label, amounts }) =>
      `${label} from ${format(amounts[0] ?? 0)} to ${format(amounts.at(-1) ?? 0)}`,
  );
  return {
    title,
    unit,
    caption,
    summary: `Line chart, ${unit}, ${shortMonth(first)} to ${shortMonth(last)}: ${moves.join("; ")}.`,
    table: {
      columns: ["Month", ...series.map(({ label }) => label)],
      rows: months.map((own, index) => [
        shortMonth(own),
        ...series.map(({ amounts }) => format(amounts[index] ?? 0)),
      ]),
    },
    drawing: { shape: "plot", ticks, lines: drawn, ends: [shortMonth(first), shortMonth(last)] },
  };
}
