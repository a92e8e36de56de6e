import type { SectionProps } from ".";
import * as styles from "./section.module.css";

/** A part of a page with a heading and an anchor of its own. */
export function Section({ id, title, children }: SectionProps<"Section">) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
