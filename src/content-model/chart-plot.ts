import { scaleLinear } from "d3-scale";
import { curveLinear, curveStepAfter, line as pathOf } from "d3-shape";
import { z } from "zod";
import { shortMonth } from "../lib/calendar";
import { secondsOfDay } from "../lib/clock-time";
import { columnFormatter, formatNumber } from "../lib/format-number";
import { anyAmount, chartFrame, checkCount, checkMark, mark } from "./chart-fields";
import type { ChartModel, DrawnLine, Tone } from "./chart-model";
import { line, list } from "./fields";
import { complaintsInto, time } from "./scene-fields";

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

const price = z
  .number()
  .positive({ error: ({ input }) => `is ${String(input)}; write a price above zero` });

/** The best price of an auction over time. */
export const steps = z
  .strictObject({
    kind: z.literal("steps").describe("the kind of chart"),
    ...chartFrame,
    opens: time.describe("when the auction opens, such as 11:00"),
    closes: time.describe("when it closes, with all extensions"),
    planned: time.optional().describe("when it would have closed without extensions"),
    start: price.describe("the opening price"),
    bids: list(z.strictObject({ at: time, price }), 1, 24).describe("the bids, in order"),
  })
  .superRefine(({ opens, closes, planned, start, bids }, context) => {
    const add = complaintsInto(context);
    const seconds = (moment: string) => secondsOfDay(moment) ?? 0;
    const moments = [
      [["opens"], opens] as const,
      ...bids.map(({ at }, index) => [["bids", index, "at"], at] as const),
      [["closes"], closes] as const,
    ];
    for (const [index, [path, moment]] of moments.entries()) {
      const last = moments[index - 1]?.[1];
      if (last !== undefined && seconds(moment) <= seconds(last)) {
        add(path, `${moment} is not after ${last}; times run from opens over the bids to closes`);
      }
    }
    if (
      planned !== undefined &&
      (seconds(planned) <= seconds(opens) || seconds(planned) >= seconds(closes))
    ) {
      add(["planned"], `${planned} is not between ${opens} and ${closes}; correct it or remove it`);
    }
    const falls = (bids[0]?.price ?? 0) < start;
    for (const [index, bid] of bids.entries()) {
      const last = bids[index - 1]?.price ?? start;
      if (falls ? bid.price >= last : bid.price <= last) {
        const shown = `${formatNumber(bid.price)} is not ${falls ? "below" : "above"} ${formatNumber(last)}`;
        add(["bids", index, "price"], `${shown}; every bid moves the price the same way`);
      }
    }
  });

/** About how many ticks the vertical axis has. */
const TICKS = 4;

/** A vertical axis with round ticks. A single value gets room above and below. */
function axis(values: readonly number[]) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = low === high ? Math.abs(low) * 0.1 || 1 : 0;
  const scale = scaleLinear()
    .domain([low - room, high + room])
    .range([100, 0])
    .nice(TICKS);
  const ticks = scale.ticks(TICKS).reverse();
  return { y: (value: number) => scale(value), ticks: ticks.map(columnFormatter(ticks)) };
}

/** A label takes this much of the height of the lowest drawing for each of its lines. */
const LINE_HEIGHT = 8;
const LINE_LENGTH = 13;

/** Breaks a name into lines that fit beside a drawing on a phone. */
function breakName(name: string): string[] {
  return name.split(" ").reduce<string[]>((broken, word) => {
    const last = broken.at(-1);
    if (last === undefined || last.length + word.length >= LINE_LENGTH) return [...broken, word];
    return [...broken.slice(0, -1), `${last} ${word}`];
  }, []);
}

interface EndName {
  readonly y: number;
  readonly lines: readonly string[];
}

/** Moves the names at the ends of lines apart, so that none covers another. */
function spreadNames(names: readonly EndName[]): EndName[] {
  const order = names.map((name, index) => ({ ...name, index })).sort((a, b) => a.y - b.y);
  const half = ({ lines: own }: EndName) => (own.length * LINE_HEIGHT) / 2;
  let top = 0;
  const down = order.map((name) => {
    const y = Math.max(name.y, top + half(name));
    top = y + half(name);
    return { ...name, y };
  });
  let bottom = 100;
  const up = down.reverse().map((name) => {
    const y = Math.min(name.y, bottom - half(name));
    bottom = y - half(name);
    return { ...name, y };
  });
  return up
    .sort((a, b) => a.index - b.index)
    .map(({ y, lines: own }) => ({ y: Math.round(y), lines: own }));
}

type Point = readonly [x: number, y: number];

const drawLine = (points: readonly Point[], curve: typeof curveLinear): string =>
  pathOf<Point>()
    .x(([x]) => x)
    .y(([, y]) => y)
    .curve(curve)
    .digits(1)([...points]) ?? "";

const drawDots = (points: readonly Point[]) =>
  points.map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`).join("");

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

/** Draws the best price of an auction in steps, with the last bid marked. */
export function drawSteps(chart: z.infer<typeof steps>): ChartModel {
  const { title, unit, caption, opens, closes, planned, start, bids } = chart;
  const prices = [start, ...bids.map((bid) => bid.price)];
  const format = columnFormatter(prices);
  const { y, ticks } = axis(prices);
  const seconds = (moment: string) => secondsOfDay(moment) ?? 0;
  const x = scaleLinear()
    .domain([seconds(opens), seconds(closes)])
    .range([0, 100]);
  const best = prices.at(-1) ?? start;
  const points = bids.map((bid): Point => [x(seconds(bid.at)), y(bid.price)]);
  const path = drawLine([[0, y(start)], ...points, [100, y(best)]], curveStepAfter);
  const side = best < start ? "Lowest" : "Highest";
  const [name = { y: 0, lines: [] }] = spreadNames([
    { y: y(best), lines: [`${side} bid`, format(best)] },
  ]);
  const many = `${bids.length} ${bids.length === 1 ? "bid moves" : "bids move"}`;
  return {
    title,
    unit,
    caption,
    summary: `Step chart, ${unit}: ${many} the price from ${format(start)} at ${opens} to ${format(best)} at ${bids.at(-1)?.at ?? closes}.`,
    table: {
      columns: ["Time", unit],
      rows: [
        [`${opens}, opening price`, format(start)],
        ...bids.map((bid) => [bid.at, format(bid.price)]),
      ],
    },
    drawing: {
      shape: "plot",
      ticks,
      lines: [{ path, dots: drawDots(points), tone: "marked", name }],
      ends: [opens, closes],
      ...(planned !== undefined && {
        moment: {
          x: Math.round(x(seconds(planned))),
          label: `${planned} planned close`,
          isLow: best < start,
        },
      }),
    },
  };
}
