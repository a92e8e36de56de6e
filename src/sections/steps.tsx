import type { SectionProps } from "./section-props";
import * as styles from "./steps.module.css";

/** Numbered steps. */
export function Steps({ children }: SectionProps<"Steps">) {
  return <ol className={styles.steps}>{children}</ol>;
}

/** One step with its title and text. */
export function Step({ title, children }: SectionProps<"Step">) {
  return (
    <li className={styles.step}>
      <p>
        <strong>{title}</strong>
      </p>
      {children}
    </li>
  );
}
