import * as styles from "./day-axis.module.css";

/** A day on the axis, from 0 (the first) to 1 (the last). */
interface AxisDay {
  readonly at: number;
  readonly label: string;
  readonly amount?: string;
}

/** Three days, and what is between them. */
export interface DayAxisProps {
  readonly first: AxisDay;
  readonly middle: AxisDay;
  readonly last: AxisDay;
  /** What the time from the middle to the last day is, such as `35 days early`. */
  readonly gained: string;
  readonly tone: "early" | "late";
}

const percent = (at: number) => `${(2 + Math.min(1, Math.max(0, at)) * 96).toFixed(1)}%`;

/**
 * Three days on a line, with the time between the last two filled. Hidden from screen readers: show the
 * same days beside it as text.
 */
export function DayAxis({ first, middle, last, gained, tone }: DayAxisProps) {
  const start = percent(middle.at);
  const width = `${(98 - parseFloat(start)).toFixed(1)}%`;
  // A label near an edge is aligned to it, so that it is not cut off.
  const anchor = middle.at > 0.7 ? "end" : middle.at < 0.2 ? "start" : "middle";
  return (
    <svg className={styles.axis} data-tone={tone} aria-hidden="true">
      <line x1="2%" x2={start} y1="62" y2="62" />
      <rect x={start} y="51" width={width} height="22" rx="4" />
      {[first.at, middle.at, last.at].map((at, index) => (
        <circle key={index} cx={percent(at)} cy="62" r="6" />
      ))}
      <text className={styles.gained} x={percent((middle.at + 1) / 2)} y="67" textAnchor="middle">
        {gained}
      </text>
      <text className={styles.amount} x={start} y="34" textAnchor={anchor}>
        {middle.amount}
      </text>
      <text x={start} y="98" textAnchor={anchor}>
        {middle.label}
      </text>
      <text className={styles.due} x="98%" y="34" textAnchor="end">
        {last.amount}
      </text>
      <text x="98%" y="118" textAnchor="end">
        {last.label}
      </text>
      <text x="2%" y="118">
        {first.label}
      </text>
    </svg>
  );
}
