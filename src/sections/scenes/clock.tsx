import { minutesAndSeconds } from "../../lib/clock-time";
import * as styles from "./clock.module.css";

interface ClockProps {
  /** Seconds left. */
  readonly left: number;
  /** Total seconds. */
  readonly of: number;
}

/** The time left, as a dial and as text. */
export function Clock({ left, of }: ClockProps) {
  const percent = Math.round((left / of) * 100);
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
          strokeDasharray={`${percent} 100`}
          transform="rotate(-90 10 10)"
        />
      </svg>
      {minutesAndSeconds(left)} left
    </span>
  );
}
