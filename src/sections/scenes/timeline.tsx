import * as styles from "./timeline.module.css";

/** What a line shows: a value from a moment on. */
export interface Moment {
  /** 0 to 1: how far along the time. */
  readonly at: number;
  /** 0 to 1: how far below the drawing's highest value. */
  readonly depth: number;
}

interface TimelineProps {
  /** 0 to 1: how deep the value stands before the first moment. */
  readonly start: number;
  readonly moments: readonly Moment[];
  /** 0 to 1: how far along the time the scene stands. */
  readonly now: number;
  /** 0 to 1: how deep a value lies that the drawing marks. */
  readonly mark?: number | undefined;
  readonly from: string;
  readonly to: string;
}

const WIDTH = 400;
const HEIGHT = 72;
const MARGIN = 8;

const x = (part: number) => Math.round(part * WIDTH);
const y = (part: number) => Math.round(MARGIN + part * (HEIGHT - 2 * MARGIN));

/** A value moving step by step over time. A drawing: what it shows is said beside it. */
export function Timeline({ start, moments, now, mark, from, to }: TimelineProps) {
  const line = moments.map(({ at, depth }) => `H${x(at)}V${y(depth)}`).join("");
  const dots = moments.map(({ at, depth }) => `M${x(at)} ${y(depth)}h0`).join("");
  return (
    <div className={styles.timeline} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        {mark !== undefined && <path className={styles.mark} d={`M0 ${y(mark)}H${WIDTH}`} />}
        <path className={styles.past} d={`M${x(now)} 0V${HEIGHT}`} />
        <path className={styles.line} d={`M0 ${y(start)}${line}H${x(now)}`} />
        <path className={styles.dots} d={dots} />
      </svg>
      <p className={styles.ends}>
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </div>
  );
}
