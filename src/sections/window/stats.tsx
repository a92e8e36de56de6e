import type { SectionProps } from "../section-props";
import { Dial } from "../../ui/dial";
import * as styles from "./blocks.module.css";

/** Labelled facts, or large figures. */
export function Stats({ items, large }: SectionProps<"Stats">) {
  return (
    <dl className={large ? `${styles.stats} ${styles.large}` : styles.stats}>
      {items.map(({ label, value, percent }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {percent !== undefined && <Dial part={percent} of={100} />}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A written calculation with its result. */
export function Working({ label, text }: SectionProps<"Working">) {
  const end = text.lastIndexOf("=") + 1;
  return (
    <p className={styles.working}>
      {label}: {text.slice(0, end)} <strong>{text.slice(end).trim()}</strong>
    </p>
  );
}
