import * as styles from "./timeline.module.css";

/** What a line shows: a value from a moment on. */
export interface Moment {
  /** 0 to 1: how far along the time. */
  readonly at: number;
  /** 0 to 1: how low the value has fallen. */
  readonly drop: number;
}

interface TimelineProps {
  readonly moments: readonly Moment[];
  /** 0 to 1: how far along the time the scene stands. */
  readonly now: number;
  readonly from: string;
  readonly to: string;
}

const WIDTH = 400;
const HEIGHT = 72;
const MARGIN = 8;

const x = (part: number) => Math.round(part * WIDTH);
const y = (part: number) => Math.round(MARGIN + part * (HEIGHT - 2 * MARGIN));

/** A value falling step by step over time. A drawing: what it shows is said beside it. */
export function Timeline({ moments, now, from, to }: TimelineProps) {
  const line = moments.map(({ at, drop }) => `H${x(at)}V${y(drop)}`).join("");
  const dots = moments.map(({ at, drop }) => `M${x(at)} ${y(drop)}h0`).join("");
  return (
    <div className={styles.timeline} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        <path className={styles.past} d={`M${x(now)} 0V${HEIGHT}`} />
        <path className={styles.line} d={`M0 ${y(0)}${line}H${x(now)}`} />
        <path className={styles.dots} d={dots} />
      </svg>
      <p className={styles.ends}>
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </div>
  );
}
