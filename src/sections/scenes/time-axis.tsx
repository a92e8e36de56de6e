import type { ReactNode } from "react";
import * as styles from "./time-axis.module.css";

const WIDTH = 400;
const TIMELINE_HEIGHT = 72;
const PAYMENT_HEIGHT = 28;
const MARGIN = 8;

const x = (time: number) => Math.round(time * WIDTH);
const y = (depth: number) => Math.round(MARGIN + depth * (TIMELINE_HEIGHT - 2 * MARGIN));

interface TimeAxisProps {
  readonly height: number;
  /** Labels below the start and the end. */
  readonly ends: readonly [string, string];
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A drawing over time. Hidden from screen readers, because the table below has the same data. */
function TimeAxis({ height, ends, className, children }: TimeAxisProps) {
  return (
    <div className={`${styles.axis} ${className}`} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${height}`} preserveAspectRatio="none">
        {children}
      </svg>
      <p className={styles.ends}>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </div>
  );
}

interface TimelineProps {
  /** First value. All values are depths below the highest one, 0 to 1. */
  readonly start: number;
  /** Changes of the value. Times are 0 to 1. */
  readonly points: readonly { readonly time: number; readonly depth: number }[];
  readonly now: number;
  readonly mark?: number | undefined;
  readonly ends: readonly [string, string];
}

/** A value that changes in steps over time. */
export function Timeline({ start, points, now, mark, ends }: TimelineProps) {
  const steps = points.map(({ time, depth }) => `H${x(time)}V${y(depth)}`).join("");
  const dots = points.map(({ time, depth }) => `M${x(time)} ${y(depth)}h0`).join("");
  return (
    <TimeAxis height={TIMELINE_HEIGHT} ends={ends} className={styles.timeline}>
      {mark !== undefined && <path className={styles.mark} d={`M0 ${y(mark)}H${WIDTH}`} />}
      <path className={styles.now} d={`M${x(now)} 0V${TIMELINE_HEIGHT}`} />
      <path className={styles.line} d={`M0 ${y(start)}${steps}H${x(now)}`} />
      <path className={styles.dots} d={dots} />
    </TimeAxis>
  );
}

interface EarlyPaymentProps {
  /** Events before the payment. All times are 0 to 1. */
  readonly events: readonly number[];
  /** Time of the payment. The time from there to the due date is filled. */
  readonly paid: number;
  readonly ends: readonly [string, string];
}

/** The time to the due date, with the days gained by an early payment. */
export function EarlyPayment({ events, paid, ends }: EarlyPaymentProps) {
  const ticks = [...events, paid, 1].map((time) => `M${x(time)} 0V${PAYMENT_HEIGHT}`).join("");
  return (
    <TimeAxis height={PAYMENT_HEIGHT} ends={ends} className={styles.payment}>
      <path
        className={styles.gained}
        d={`M${x(paid)} 4H${WIDTH}V${PAYMENT_HEIGHT - 4}H${x(paid)}z`}
      />
      <path className={styles.line} d={`M0 ${PAYMENT_HEIGHT / 2}H${x(paid)}${ticks}`} />
    </TimeAxis>
  );
}
