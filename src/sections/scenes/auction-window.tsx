import type { ReactNode } from "react";
import type { SectionProps } from "../section-props";
import { minutesAndSeconds, secondsOfDay } from "../../lib/clock-time";
import { columnFormatter, formatNumber } from "../../lib/format-number";
import { TimeDial } from "../../ui/time-dial";
import * as styles from "./auction-window.module.css";
import { Avatar } from "./avatar";
import { PriceChart } from "./price-chart";
import { Scene } from "./scene";
import * as sceneStyles from "./scene.module.css";
import { SceneTable } from "./scene-table";
import * as tableStyles from "./scene-table.module.css";

type Shared = "title" | "caption" | "unit" | "opens" | "closes" | "now" | "start" | "bids";

interface AuctionWindowProps extends Pick<SectionProps<"BidLadder">, Shared | "quantity"> {
  /** A price that the drawing marks, such as the reserve. */
  readonly mark?: number;
  readonly change: string;
  /** What the best bid is called. */
  readonly best: string;
  readonly children: ReactNode;
}

const seconds = (time: string) => secondsOfDay(time) ?? 0;

/** A running auction: the time left, the price over time and the bids, best first. */
export function AuctionWindow(props: AuctionWindowProps) {
  const { title, caption, unit, opens, closes, now, start, bids, mark, change, best } = props;
  const { quantity } = props;
  const duration = seconds(closes) - seconds(opens);
  const left = seconds(closes) - seconds(now);
  const timeOf = (time: string) => (seconds(time) - seconds(opens)) / duration;
  const format = columnFormatter([start, ...bids.map(({ price }) => price)]);
  const isClosing = left < duration / 4;
  return (
    <Scene
      module="Auctions"
      title={title}
      status={isClosing ? "Closing" : "Open"}
      tone={isClosing ? "closing" : "open"}
      caption={caption}
      facts={[
        `${formatNumber(bids.length)} bids`,
        `${formatNumber(quantity.amount)} ${quantity.unit}`,
        unit,
      ]}
    >
      <div className={styles.head}>
        <p className={styles.price} aria-hidden="true">
          {best} <strong>{format(bids.at(-1)?.price ?? start)}</strong>
        </p>
        <Clock left={left} of={duration} />
      </div>
      <PriceChart
        start={start}
        bids={bids.map(({ at, price }) => ({ time: timeOf(at), price }))}
        now={timeOf(now)}
        mark={mark}
        ends={[opens, closes]}
        format={format}
      />
      <SceneTable
        label={title}
        isRanked
        columns={["Bidder", "Time", unit, change]}
        rows={[...bids].reverse().map(({ at, bidder, price }, index) => ({
          heading: (
            <span className={tableStyles.name}>
              <Avatar name={bidder} />
              {bidder}
            </span>
          ),
          cells: [at, format(price), format(Math.abs(price - start))],
          highlight: index === 0 ? [1] : [],
        }))}
      />
      <p className={sceneStyles.sum}>{props.children}</p>
    </Scene>
  );
}

/** The time left, as a dial and as text. */
function Clock({ left, of }: { readonly left: number; readonly of: number }) {
  return (
    <p className={styles.clock}>
      <TimeDial left={left} of={of} />
      {minutesAndSeconds(left)} left
    </p>
  );
}
