import type { SectionProps } from "./section-props";
import * as styles from "./next-steps.module.css";

/** What happens after a form is sent, each step with its time. */
export function NextSteps({ items }: SectionProps<"NextSteps">) {
  return (
    <ol className={styles.steps}>
      {items.map(({ when, what, detail }) => (
        <li key={when} className={styles.step}>
          <p className={styles.when}>{when}</p>
          <p>
            <strong>{what}</strong>
          </p>
          {detail !== undefined && <p>{detail}</p>}
        </li>
      ))}
    </ol>
  );
}
