import type { SectionProps } from "./section-props";
import * as styles from "./figures.module.css";

type Item = SectionProps<"Figures">["items"][number];

/** Key figures, each with its label and basis. */
export function Figures({ items }: { readonly items: readonly Item[] }) {
  return (
    <dl className={styles.figures}>
      {items.map(({ value, label, basis }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={styles.basis}>{basis}</dd>
        </div>
      ))}
    </dl>
  );
}
