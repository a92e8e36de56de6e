import { minutesAndSeconds } from "../../../lib/clock-time";
import { TimeDial } from "../../../ui/time-dial";
import { showNumber } from "../shared/show";
import { Controls } from "./controls";
import { Standing } from "./standing";
import type { Figures } from "./figures";
import { PriceCurve } from "./price-curve";
import * as styles from "./stage.module.css";
import type { Level } from "./title";
import type { View } from "./view";
import type { PlaybackControls } from "./use-playback";

interface StageProps {
  readonly id: string;
  readonly figures: Figures;
  readonly view: View;
  readonly level: Level;
  readonly clock: PlaybackControls;
  readonly isReady: boolean;
  readonly onSeat: (seat: number | null) => void;
  readonly onRestart: () => void;
}

const statusOf = ({ isFinished, at, closesAt, auction }: View) => {
  if (isFinished) return { text: "Finished", tone: "closed" };
  if (at === 0) return { text: "Ready to start", tone: "open" };
  const isClosing = closesAt - at <= Math.max(auction.rules.window, 60);
  return isClosing ? { text: "Closing", tone: "closing" } : { text: "Open", tone: "open" };
};

/** The rules of the auction in short facts. */
function factsOf({ auction, settings, wording, region }: View, { unit, opens }: Figures) {
  const { rules, bidders } = auction;
  const { extensions, added, window } = rules;
  const isExtended = extensions > 0 && added > 0 && window > 0;
  return [
    `${bidders.length} bidders`,
    `${showNumber(settings.quantity, region)} ${unit}`,
    `step ${wording.price(rules.step)}`,
    `opens ${opens}, ${wording.span(rules.duration)}`,
    isExtended
      ? `a bid in the last ${wording.span(window)} adds ${wording.span(added)}, at most ${extensions} times`
      : "no extensions",
  ];
}

/** The auction as its host sees it: the lowest bid, the time left, the price over time. */
export function Stage({ figures, view, level, ...controls }: StageProps) {
  const { auction, settings, outcome, wording, at, closesAt, isFinished } = view;
  const { best } = outcome;
  const status = statusOf(view);
  return (
    <div className={styles.stage} data-surface="ink">
      <div className={styles.heading}>
        <p className={styles.item}>{figures.item}</p>
        <span className={styles.status} data-tone={status.tone}>
          {status.text}
        </span>
      </div>
      <p className={styles.facts}>
        {factsOf(view, figures).map((fact) => (
          <span key={fact}>{fact} </span>
        ))}
      </p>
      <Controls {...controls} bidders={auction.bidders} seat={auction.seat} />
      <p className={styles.price}>
        <span>{best === null ? "Opening price" : isFinished ? "Winning bid" : "Lowest bid"}</span>{" "}
        <strong>{wording.price(best?.price ?? auction.rules.opening)}</strong> per{" "}
        <span>{settings.each}</span>{" "}
        <span>{best === null ? "no bid yet" : `by ${auction.bidders[best.bidder]?.name}`}</span>
      </p>
      <Dial left={closesAt - at} of={auction.rules.duration} closes={wording.time(closesAt)} />
      <PriceCurve view={view} />
      <Standing view={view} level={level} />
    </div>
  );
}

interface DialProps {
  readonly left: number;
  readonly of: number;
  readonly closes: string;
}

/** The time left, as a dial and as text. */
function Dial({ left, of, closes }: DialProps) {
  return (
    <p className={styles.dial}>
      <TimeDial left={left} of={of} />
      <span>
        {left <= 0 ? <span>Finished</span> : <strong>{minutesAndSeconds(left)}</strong>}{" "}
        <small>{left <= 0 ? `at ${closes}` : `left, closes ${closes}`}</small>
      </span>
    </p>
  );
}
