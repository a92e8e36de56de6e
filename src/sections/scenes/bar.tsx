import * as styles from "./bar.module.css";

interface BarProps {
  /** 0 to 1: the length of the whole bar. */
  readonly whole: number;
  /** 0 to 1: how much of that length is filled; more than `whole` where it is exceeded. */
  readonly filled: number;
  /** 0 to 1: where a tick stands. */
  readonly tick?: number;
}

const LENGTH = 200;
const HEIGHT = 10;

const x = (part: number) => Math.round(part * LENGTH);

/** A bar, filled in part; what exceeds it is marked. A drawing: its numbers stand beside it. */
export function Bar({ whole, filled, tick }: BarProps) {
  const within = Math.min(whole, filled);
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${LENGTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={styles.whole} width={x(whole)} height={HEIGHT} />
      <rect className={styles.filled} width={x(within)} height={HEIGHT} />
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
