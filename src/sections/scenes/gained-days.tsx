import * as styles from "./gained-days.module.css";

interface GainedDaysProps {
  /** 0 to 1: moments along the time before the payment. */
  readonly marks: readonly number[];
  /** 0 to 1: when the payment comes; the time from there to the end is gained. */
  readonly paid: number;
  /** What stands below its beginning and below its end. */
  readonly ends: readonly [string, string];
}

const WIDTH = 400;
const HEIGHT = 28;

const x = (part: number) => Math.round(part * WIDTH);

/** A time of which the end is gained. A drawing: what it shows is said beside it. */
export function GainedDays({ marks, paid, ends }: GainedDaysProps) {
  const ticks = [...marks, paid, 1].map((mark) => `M${x(mark)} 0V${HEIGHT}`).join("");
  return (
    <div className={styles.days} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        <path className={styles.gained} d={`M${x(paid)} 4H${WIDTH}V${HEIGHT - 4}H${x(paid)}z`} />
        <path className={styles.line} d={`M0 ${HEIGHT / 2}H${x(paid)}${ticks}`} />
      </svg>
      <p className={styles.ends}>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </div>
  );
}
