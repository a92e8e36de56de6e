import type { SectionProps } from ".";
import * as styles from "./schedule.module.css";

/** What happens when. Each part's rule is its place in the whole time; its words say the same. */
export function Schedule({ unit, parts }: SectionProps<"Schedule">) {
  const whole = Math.max(...parts.map(({ from, to = from }) => to));
  const name = `${unit.slice(0, 1).toUpperCase()}${unit.slice(1)}`;
  return (
    <ol className={styles.schedule}>
      {parts.map(({ from, to = from, what, who, detail }) => (
        <li key={`${from} ${what}`} className={styles.part}>
          <svg
            className={styles.bar}
            viewBox={`0 0 ${whole} 1`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={`M${from - 1} 0h${to - from + 1}v1h-${to - from + 1}z`} />
          </svg>
          <p className={styles.when}>
            {to === from ? `${name} ${from}` : `${name}s ${from}–${to}`}
          </p>
          <div className={styles.text}>
            <p className={styles.what}>{what}</p>
            {detail !== undefined && <p>{detail}</p>}
            {who !== undefined && <p className={styles.who}>{who}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
