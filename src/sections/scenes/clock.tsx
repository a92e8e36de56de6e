import { minutesAndSeconds } from "../../lib/clock-time";
import * as styles from "./clock.module.css";

interface ClockProps {
  /** Seconds that are left. */
  readonly left: number;
  /** Seconds of the whole. */
  readonly of: number;
}

/** How much time is left: a dial, and beside it the same in words. */
export function Clock({ left, of }: ClockProps) {
  const part = Math.round((left / of) * 100);
  return (
    <span className={styles.clock}>
      <svg className={styles.dial} viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" />
        <circle
          className={styles.left}
          cx="10"
          cy="10"
          r="8"
          pathLength="100"
          strokeDasharray={`${part} 100`}
          transform="rotate(-90 10 10)"
        />
      </svg>
      {minutesAndSeconds(left)} left
    </span>
  );
}
