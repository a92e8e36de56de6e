import { Children } from "react";
import type { SectionProps } from "./section-props";
import * as styles from "./walk-through.module.css";

/**
 * Steps whose windows appear one after the other in one frame, which stays in view while the texts scroll
 * past (`run-walk-throughs.ts`). On narrow screens and without script a list.
 */
export function WalkThrough({ children }: SectionProps<"WalkThrough">) {
  return (
    <ol className={styles.walk} data-wide="" data-walk-through="">
      {children}
    </ol>
  );
}

/** A step. Its last child is its window; all before is its text. */
export function WalkStep({ title, children }: SectionProps<"WalkStep">) {
  const parts = Children.toArray(children);
  return (
    <li className={styles.step}>
      <div className={styles.text}>
        <h3 className={styles.title}>{title}</h3>
        {parts.slice(0, -1)}
      </div>
      <div className={styles.window}>{parts.slice(-1)}</div>
    </li>
  );
}
