import type { ReactNode } from "react";
import * as styles from "./time-axis.module.css";

interface TimeAxisProps {
  /** Size of the drawing's coordinate system. */
  readonly width: number;
  readonly height: number;
  /** Labels below the start and the end. */
  readonly ends: readonly [string, string];
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A drawing over time. Hidden from screen readers, because the table below has the same data. */
export function TimeAxis({ width, height, ends, className, children }: TimeAxisProps) {
  return (
    <div className={`${styles.axis} ${className}`} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        {children}
      </svg>
      <p className={styles.ends}>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </div>
  );
}
