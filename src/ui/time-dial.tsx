import * as styles from "./time-dial.module.css";

interface TimeDialProps {
  /** Seconds left, and of how many. */
  readonly left: number;
  readonly of: number;
}

/** The time left as a part of a ring. The text beside it says the same. */
export function TimeDial({ left, of }: TimeDialProps) {
  const percent = Math.min(Math.round((left / of) * 100), 100);
  return (
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
  );
}
