import { TimeAxis } from "./time-axis";
import * as styles from "./time-axis.module.css";

interface TimelineProps {
  /** First value. All values are depths below the highest one, 0 to 1. */
  readonly start: number;
  /** Changes of the value. Times are 0 to 1. */
  readonly points: readonly { readonly time: number; readonly depth: number }[];
  /** Current time, 0 to 1. */
  readonly now: number;
  /** A value to mark with a line. */
  readonly mark?: number | undefined;
  /** Labels of the start and the end. */
  readonly ends: readonly [string, string];
}

const WIDTH = 400;
const HEIGHT = 72;
const MARGIN = 8;

const x = (time: number) => Math.round(time * WIDTH);
const y = (depth: number) => Math.round(MARGIN + depth * (HEIGHT - 2 * MARGIN));

/** A value that changes in steps over time. */
export function Timeline({ start, points, now, mark, ends }: TimelineProps) {
  const steps = points.map(({ time, depth }) => `H${x(time)}V${y(depth)}`).join("");
  const dots = points.map(({ time, depth }) => `M${x(time)} ${y(depth)}h0`).join("");
  return (
    <TimeAxis width={WIDTH} height={HEIGHT} ends={ends} className={styles.timeline}>
      {mark !== undefined && <path className={styles.mark} d={`M0 ${y(mark)}H${WIDTH}`} />}
      <path className={styles.now} d={`M${x(now)} 0V${HEIGHT}`} />
      <path className={styles.line} d={`M0 ${y(start)}${steps}H${x(now)}`} />
      <path className={styles.dots} d={dots} />
    </TimeAxis>
  );
}
