import * as styles from "./dial.module.css";

interface DialProps {
  /** A part, such as the seconds left, and of how many. */
  readonly part: number;
  readonly of: number;
}

/** A part of a whole as a part of a ring. The text beside it says the same. */
export function Dial({ part, of }: DialProps) {
  const percent = Math.min(Math.round((part / of) * 100), 100);
  return (
    <svg className={styles.dial} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="8" />
      <circle
        className={styles.part}
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
