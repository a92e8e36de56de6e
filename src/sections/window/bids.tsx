import type { SectionProps } from "../section-props";
import { minutesAndSeconds, secondsOfDay } from "../../lib/clock-time";
import { columnFormatter, currencyOf, localeOf } from "../../lib/format-number";
import { Dial } from "../../ui/dial";
import { StepLine } from "../../ui/charts/step-line";
import * as styles from "./blocks.module.css";
import { Table } from "./table";

const seconds = (time: string) => secondsOfDay(time) ?? 0;

/** How many bids the table has: the last ones. */
const SHOWN = 4;

/** A running auction: the best bid, the time left, the price over time and the last bids, best first. */
export function Bids(props: SectionProps<"Bids">) {
  const { unit, opens, closes, now, start, reserve, bids } = props;
  const after = (time: string) => seconds(time) - seconds(opens);
  const left = seconds(closes) - seconds(now);
  const best = bids.at(-1)?.price ?? start;
  const isFalling = best < start;
  const format = columnFormatter([start, ...bids.map(({ price }) => price)], localeOf(unit));
  const summary = `${bids.length} bids from ${format(start)} to ${format(best)}, ${minutesAndSeconds(left)} left`;
  return (
    <>
      <div className={styles.auction} role="img" aria-label={summary}>
        <p>
          {isFalling ? "Lowest bid" : "Highest bid"}, {unit} <strong>{format(best)}</strong>
        </p>
        <p>
          Time left
          <strong>
            <Dial part={left} of={after(closes)} /> {minutesAndSeconds(left)}
          </strong>
        </p>
        <StepLine
          unit={unit}
          start={start}
          steps={bids.map(({ at, price }, index) => ({
            at: after(at),
            value: price,
            tone: index === bids.length - 1 ? "marked" : undefined,
          }))}
          until={after(now)}
          end={after(closes)}
          ends={[opens, closes]}
          tone="leaf"
          levels={
            reserve === undefined
              ? []
              : [{ value: reserve, label: `reserve ${currencyOf(unit)}${format(reserve)}` }]
          }
        />
      </div>
      <Table
        head={bids.length > SHOWN ? `Last ${SHOWN} of ${bids.length} bids` : "Bidder"}
        columns={[
          { label: "Time" },
          { label: unit },
          { label: isFalling ? "Below opening" : "Above opening" },
        ]}
        ranked
        rows={bids
          .slice(-SHOWN)
          .reverse()
          .map(({ at, bidder, price }, index) => ({
            label: bidder,
            cells: [at, price, Math.abs(price - start)],
            ...(index === 0 && { selected: true as const }),
          }))}
      />
    </>
  );
}
