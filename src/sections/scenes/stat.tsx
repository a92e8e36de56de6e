import type { ReactNode } from "react";
import * as styles from "./stat.module.css";

interface StatProps {
  readonly label: string;
  readonly value: string;
  /** A drawing of the value. */
  readonly children: ReactNode;
}

/** The one figure of a scene, large. Hidden from screen readers: the line below the table has it. */
export function Stat({ label, value, children }: StatProps) {
  return (
    <div className={styles.stat} aria-hidden="true">
      <p>
        {label} <strong>{value}</strong>
      </p>
      <div>{children}</div>
    </div>
  );
}
