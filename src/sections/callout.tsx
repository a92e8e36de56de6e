import type { SectionProps } from "./section-props";
import * as styles from "./callout.module.css";

/** A short note, set apart from the text. */
export function Callout({ title, children }: SectionProps<"Callout">) {
  return (
    <aside className={styles.callout}>
      {title !== undefined && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      {children}
    </aside>
  );
}
