import * as styles from "./bar.module.css";

interface BarProps {
  /** Length of the whole bar, 0 to 1. */
  readonly whole: number;
  /** Filled length, 0 to 1. The part beyond `whole` has the colour of an error. */
  readonly filled: number;
  /** Position of a tick, 0 to 1. */
  readonly tick?: number;
}

const LENGTH = 200;
const HEIGHT = 10;

const x = (part: number) => Math.round(part * LENGTH);

/** A partly filled bar. Hidden from screen readers, because the table has its numbers. */
export function Bar({ whole, filled, tick }: BarProps) {
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${LENGTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={styles.whole} width={x(whole)} height={HEIGHT} />
      <rect className={styles.filled} width={x(Math.min(whole, filled))} height={HEIGHT} />
      {filled > whole && (
        <rect
          className={styles.over}
          x={x(whole)}
          width={Math.max(x(filled) - x(whole), 2)}
          height={HEIGHT}
        />
      )}
      {tick !== undefined && <path className={styles.tick} d={`M${x(tick)} 0V${HEIGHT}`} />}
    </svg>
  );
}
