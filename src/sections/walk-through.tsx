import { Children } from "react";
import type { SectionProps } from "./section-props";
import * as styles from "./walk-through.module.css";

/** Steps beside a window that stays in view and changes with the step. On narrow screens a list. */
export function WalkThrough({ children }: SectionProps<"WalkThrough">) {
  return (
    <ol className={styles.walk} data-wide="">
      {children}
    </ol>
  );
}

/** A step. Its last child is its scene; all before is its text. */
export function WalkStep({ title, children }: SectionProps<"WalkStep">) {
  const parts = Children.toArray(children);
  return (
    <li className={styles.step}>
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {parts.slice(0, -1)}
      </div>
      <div className={styles.scene}>
        <div className={styles.panel}>{parts.slice(-1)}</div>
      </div>
    </li>
  );
}
