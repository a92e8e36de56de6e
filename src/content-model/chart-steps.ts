import { scaleLinear } from "d3-scale";
import { curveStepAfter } from "d3-shape";
import { z } from "zod";
import { secondsOfDay } from "../lib/clock-time";
import { columnFormatter, formatNumber } from "../lib/format-number";
import { chartFrame } from "./chart-fields";
import type { ChartModel } from "./chart-model";
import { axis, drawDots, drawLine, spreadNames, type Point } from "./chart-plot";
import { list } from "./fields";
import { complaintsInto, time } from "./scene-fields";

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
