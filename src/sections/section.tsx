import type { SectionProps } from ".";
import * as styles from "./section.module.css";

/** A section of a page with a heading and an anchor. */
export function Section({ id, title, children }: SectionProps<"Section">) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
