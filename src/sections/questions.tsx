import type { SectionProps } from "./section-props";
import * as styles from "./questions.module.css";

/** Frequently asked questions. */
export function Questions({ children }: SectionProps<"Questions">) {
  return <div className={styles.questions}>{children}</div>;
}

/** A question and its answer. */
export function Question({ ask, children }: SectionProps<"Question">) {
  return (
    <div className={styles.question}>
      <h3>{ask}</h3>
      {children}
    </div>
  );
}
