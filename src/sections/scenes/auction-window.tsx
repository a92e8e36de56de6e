import type { ReactNode } from "react";
import type { SectionProps } from "..";
import { minutesAndSeconds, secondsOfDay } from "../../lib/clock-time";
import { columnFormatter } from "../../lib/format-number";
import * as clockStyles from "./clock.module.css";
import { Scene } from "./scene";
import * as styles from "./scene.module.css";
import { SceneTable } from "./scene-table";
import { Timeline } from "./time-axis";

type Shared = "title" | "caption" | "unit" | "opens" | "closes" | "now" | "start" | "bids";

interface AuctionWindowProps extends Pick<SectionProps<"BidLadder">, Shared> {
  /** A price that the drawing marks, such as the reserve. */
  readonly mark?: number;
  readonly change: string;
  readonly children: ReactNode;
}

const seconds = (time: string) => secondsOfDay(time) ?? 0;

/** A running auction: the time left, the price over time and the bids, best first. */
export function AuctionWindow(props: AuctionWindowProps) {
  const { title, caption, unit, opens, closes, now, start, bids, mark, change, children } = props;
  const duration = seconds(closes) - seconds(opens);
  const timeOf = (time: string) => (seconds(time) - seconds(opens)) / duration;
  const prices = [start, ...bids.map(({ price }) => price)];
  const format = columnFormatter(prices);
  const drawn = mark === undefined ? prices : [...prices, mark];
  const highest = Math.max(...drawn);
  const depthOf = (price: number) => (highest - price) / (highest - Math.min(...drawn));
  return (
    <Scene
      title={title}
      status={<Clock left={seconds(closes) - seconds(now)} of={duration} />}
      caption={caption}
    >
      <Timeline
        start={depthOf(start)}
        points={bids.map(({ at, price }) => ({ time: timeOf(at), depth: depthOf(price) }))}
        now={timeOf(now)}
        mark={mark === undefined ? undefined : depthOf(mark)}
        ends={[opens, closes]}
      />
      <SceneTable
        label={title}
        columns={["Bidder", "Time", unit, change]}
        rows={[...bids].reverse().map(({ at, bidder, price }, index) => ({
          heading: bidder,
          cells: [at, format(price), format(Math.abs(price - start))],
          highlight: index === 0 ? [1] : [],
        }))}
      />
      <p className={styles.sum}>{children}</p>
    </Scene>
  );
}

/** The time left, as a dial and as text. */
function Clock({ left, of }: { readonly left: number; readonly of: number }) {
  const percent = Math.round((left / of) * 100);
  return (
    <span className={clockStyles.clock}>
      <svg className={clockStyles.dial} viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" />
        <circle
          className={clockStyles.left}
          cx="10"
          cy="10"
          r="8"
          pathLength="100"
          strokeDasharray={`${percent} 100`}
          transform="rotate(-90 10 10)"
        />
      </svg>
      {minutesAndSeconds(left)} left
    </span>
  );
}
