import type { ReactNode } from "react";
import type { SectionProps } from "..";
import { secondsOfDay } from "../../lib/clock-time";
import { formatNumber, sharedDecimals } from "../../lib/format-number";
import { Clock } from "./clock";
import * as styles from "./scene.module.css";
import { SceneTable } from "./scene-table";
import { Timeline } from "./timeline";
import { WindowFrame } from "./window-frame";

type Shared = "title" | "caption" | "unit" | "opens" | "closes" | "now" | "start" | "bids";

interface AuctionWindowProps extends Pick<SectionProps<"BidLadder">, Shared> {
  /** A price that the drawing marks, such as the reserve. */
  readonly mark?: number;
  /** What the last column is called: how far a bid has gone from the opening price. */
  readonly change: string;
  /** What the best bid comes to. */
  readonly children: ReactNode;
}

const seconds = (time: string) => secondsOfDay(time) ?? 0;

/** An auction while it runs: its clock, its price over time and its bids with the best on top. */
export function AuctionWindow(props: AuctionWindowProps) {
  const { title, caption, unit, opens, closes, now, start, bids, mark, change, children } = props;
  const length = seconds(closes) - seconds(opens);
  const along = (time: string) => (seconds(time) - seconds(opens)) / length;
  const prices = [start, ...bids.map(({ price }) => price)];
  const format = (amount: number) => formatNumber(amount, sharedDecimals(prices));
  const shown = mark === undefined ? prices : [...prices, mark];
  const highest = Math.max(...shown);
  const depth = (price: number) => (highest - price) / (highest - Math.min(...shown));
  return (
    <WindowFrame
      title={title}
      status={<Clock left={seconds(closes) - seconds(now)} of={length} />}
      caption={caption}
    >
      <Timeline
        start={depth(start)}
        moments={bids.map(({ at, price }) => ({ at: along(at), depth: depth(price) }))}
        now={along(now)}
        mark={mark === undefined ? undefined : depth(mark)}
        from={opens}
        to={closes}
      />
      <SceneTable
        label={title}
        columns={["Bidder", "Time", unit, change]}
        rows={[...bids].reverse().map(({ at, bidder, price }) => ({
          heading: bidder,
          cells: [at, format(price), format(Math.abs(price - start))],
        }))}
        isBest={(row, cell) => row === 0 && cell === 1}
      />
      <p className={styles.sum}>{children}</p>
    </WindowFrame>
  );
}
