import type { SectionProps } from "./section-props";
import { sentenceCase } from "../lib/text";
import * as shared from "../styles/shared.module.css";
import * as styles from "./schedule.module.css";

/** What happens when. The bar of each part shows its place in the whole period. */
export function Schedule({ unit, parts }: SectionProps<"Schedule">) {
  const length = Math.max(...parts.map(({ from, to = from }) => to));
  const label = sentenceCase(unit);
  return (
    <ol className={styles.schedule}>
      {parts.map(({ from, to = from, what, who, detail }) => (
        <li key={`${from} ${what}`} className={styles.part}>
          <svg
            className={styles.bar}
            viewBox={`0 0 ${length} 1`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={`M${from - 1} 0h${to - from + 1}v1h-${to - from + 1}z`} />
          </svg>
          <p className={styles.when}>
            {to === from ? `${label} ${from}` : `${label}s ${from}–${to}`}
          </p>
          <div className={styles.text}>
            <p className={styles.what}>{what}</p>
            {detail !== undefined && <p>{detail}</p>}
            {who !== undefined && <p className={shared.quiet}>{who}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
