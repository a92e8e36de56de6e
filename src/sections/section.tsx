import type { SectionProps } from "./section-props";
import * as styles from "./section.module.css";

/** A section of a page with a heading and an anchor. With a surface it is a full-width band. */
export function Section({
  id,
  title,
  surface,
  layout = "beside",
  region,
  children,
}: SectionProps<"Section">) {
  return (
    <section
      className={`${styles.section} ${styles[layout]}`}
      aria-labelledby={id}
      data-surface={surface}
      data-bleed={surface && ""}
      data-region-only={region}
    >
      <h2 id={id}>{title}</h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
