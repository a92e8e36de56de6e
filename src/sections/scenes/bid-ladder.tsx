import type { SectionProps } from "..";
import { secondsOfDay } from "../../lib/clock-time";
import { formatNumber, sharedDecimals } from "../../lib/format-number";
import { Clock } from "./clock";
import * as styles from "./scene.module.css";
import { SceneTable } from "./scene-table";
import { Timeline } from "./timeline";
import { WindowFrame } from "./window-frame";

/** A reverse auction while it runs: its clock, its bids with the lowest on top, and what they save. */
export function BidLadder(props: SectionProps<"BidLadder">) {
  const { title, caption, unit, opens, closes, now, start, bids, quantity, saving } = props;
  const seconds = (time: string) => secondsOfDay(time) ?? 0;
  const length = seconds(closes) - seconds(opens);
  const along = (time: string) => (seconds(time) - seconds(opens)) / length;
  const lowest = bids.at(-1)?.price ?? start;
  const decimals = sharedDecimals([start, ...bids.map(({ price }) => price)]);
  const format = (amount: number) => formatNumber(amount, decimals);
  const moments = bids.map(({ at, price }) => ({
    at: along(at),
    drop: (start - price) / (start - lowest),
  }));
  return (
    <WindowFrame
      title={title}
      status={<Clock left={seconds(closes) - seconds(now)} of={length} />}
      caption={caption}
    >
      <Timeline moments={moments} now={along(now)} from={opens} to={closes} />
      <SceneTable
        label={title}
        columns={["Bidder", "Time", unit, "Below opening"]}
        rows={[...bids].reverse().map(({ at, bidder, price }) => ({
          heading: bidder,
          cells: [at, format(price), format(start - price)],
        }))}
        isBest={(row, cell) => row === 0 && cell === 1}
      />
      <p className={styles.sum}>
        Opening price {format(start)}, lowest bid {format(lowest)}: {format(start - lowest)} ×{" "}
        {formatNumber(quantity.amount)} {quantity.unit} ={" "}
        <strong>
          {saving.currency}
          {formatNumber(saving.amount)}
        </strong>
      </p>
    </WindowFrame>
  );
}
