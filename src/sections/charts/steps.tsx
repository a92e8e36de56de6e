import type { ChartOf } from "../../content-model/chart";
import { secondsOfDay } from "../../lib/clock-time";
import { columnFormatter, currencyOf, localeOf } from "../../lib/format-number";
import { scale, type ChartParts } from "./model";
import { axis, Plot, spreadNames, type Point } from "./plot";

interface StepLineProps {
  readonly unit: string;
  readonly opens: string;
  readonly closes: string;
  /** The time to which the line is drawn, if it isn't the close. */
  readonly until?: string;
  /** When it would have closed without extensions. */
  readonly planned?: string | undefined;
  readonly start: number;
  /** A price that a level line marks. */
  readonly reserve?: number | undefined;
  readonly bids: readonly { readonly at: string; readonly price: number }[];
  /** Whether the end of the line is named beside it. */
  readonly isNamed?: boolean;
}

const seconds = (time: string) => secondsOfDay(time) ?? 0;

/** The best price of an auction in steps, with its end named. */
export function StepLine(props: StepLineProps) {
  const { unit, opens, closes, until = closes, planned, start, reserve, bids } = props;
  const { isNamed = true } = props;
  const prices = [start, ...bids.map(({ price }) => price)];
  const best = prices.at(-1) ?? start;
  const format = columnFormatter(prices, localeOf(unit));
  const { y, ticks } = axis(reserve === undefined ? prices : [...prices, reserve], unit);
  const x = scale([seconds(opens), seconds(closes)], [0, 100]);
  const side = best < start ? "Lowest" : "Highest";
  const [name = { y: 0, lines: [] }] = spreadNames([
    { y: y(best), lines: [`${side} bid`, format(best)] },
  ]);
  return (
    <Plot
      ticks={ticks}
      ends={[opens, closes]}
      lines={[
        {
          points: bids.map(({ at, price }): Point => [x(seconds(at)), y(price)]),
          steps: { from: y(start), to: x(seconds(until)) },
          tone: "marked",
          ...(isNamed && { name }),
        },
      ]}
      {...(reserve !== undefined && {
        level: { y: y(reserve), label: `reserve ${currencyOf(unit)}${format(reserve)}` },
      })}
      {...(planned !== undefined && {
        moment: {
          x: Math.round(x(seconds(planned))),
          label: `${planned} planned close`,
          isLow: best < start,
        },
      })}
    />
  );
}

/** The best price of an auction over time. */
export function stepsParts(chart: ChartOf<"steps">): ChartParts {
  const { unit, opens, closes, start, bids } = chart;
  const prices = [start, ...bids.map(({ price }) => price)];
  const format = columnFormatter(prices, localeOf(unit));
  const last = bids.at(-1);
  const many = `${bids.length} ${bids.length === 1 ? "bid moves" : "bids move"}`;
  return {
    summary: `Step chart, ${unit}: ${many} the price from ${format(start)} at ${opens} to ${format(last?.price ?? start)} at ${last?.at ?? closes}.`,
    columns: ["Time", unit],
    rows: [
      [`${opens}, opening price`, format(start)],
      ...bids.map(({ at, price }) => [at, format(price)]),
    ],
    drawing: <StepLine {...chart} />,
  };
}
