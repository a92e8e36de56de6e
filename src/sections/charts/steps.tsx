import { secondsOfDay } from "../../lib/clock-time";
import { columnFormatter, currencyOf, localeOf } from "../../lib/format-number";
import { scale } from "./model";
import { axis, Plot, type Point } from "./plot";

interface StepLineProps {
  readonly unit: string;
  readonly opens: string;
  readonly closes: string;
  /** The time to which the line is drawn. */
  readonly until: string;
  readonly start: number;
  /** A price that a level line marks. */
  readonly reserve?: number | undefined;
  readonly bids: readonly { readonly at: string; readonly price: number }[];
}

const seconds = (time: string) => secondsOfDay(time) ?? 0;

/** The best price of an auction in steps. */
export function StepLine(props: StepLineProps) {
  const { unit, opens, closes, until, start, reserve, bids } = props;
  const prices = [start, ...bids.map(({ price }) => price)];
  const format = columnFormatter(prices, localeOf(unit));
  const { y, ticks } = axis(reserve === undefined ? prices : [...prices, reserve], unit);
  const x = scale([seconds(opens), seconds(closes)], [0, 100]);
  return (
    <Plot
      ticks={ticks}
      ends={[opens, closes]}
      lines={[
        {
          points: bids.map(({ at, price }): Point => [x(seconds(at)), y(price)]),
          steps: { from: y(start), to: x(seconds(until)) },
          tone: "marked",
        },
      ]}
      {...(reserve !== undefined && {
        level: { y: y(reserve), label: `reserve ${currencyOf(unit)}${format(reserve)}` },
      })}
    />
  );
}
