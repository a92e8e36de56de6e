import type { SectionProps } from "./section-props";
import { sentenceCase } from "../lib/text";
import { Bar } from "../ui/charts/bar";
import { barScale } from "../ui/charts/scale";
import * as shared from "../styles/shared.module.css";
import * as styles from "./schedule.module.css";

/** What happens when. The bar of each part shows its place in the whole period. */
export function Schedule({ unit, parts }: SectionProps<"Schedule">) {
  const { between } = barScale(
    parts.map(({ from, to = from }) => to),
    0,
  );
  const label = sentenceCase(unit);
  return (
    <ol className={styles.schedule}>
      {parts.map(({ from, to = from, what, who, detail }) => (
        <li key={`${from} ${what}`} className={styles.part}>
          <Bar parts={[between(from - 1, to, "leaf")]} />
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
