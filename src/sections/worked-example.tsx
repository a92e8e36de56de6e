import { useId } from "react";
import type { SectionProps } from "./section-props";
import * as styles from "./worked-example.module.css";

/** A worked calculation with a title. */
export function WorkedExample({ title, children }: SectionProps<"WorkedExample">) {
  const id = useId();
  return (
    <section className={styles.example} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      {children}
    </section>
  );
}
