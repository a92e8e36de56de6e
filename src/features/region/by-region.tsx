import type { ReactNode } from "react";
import * as styles from "./by-region.module.css";

interface ByRegionProps {
  readonly in: ReactNode;
  readonly us: ReactNode;
}

/**
 * Shows one of two small pieces by region. Both are in the HTML and the root's `data-region`, set
 * before the first paint, hides one: a remembered US visitor sees no shift and hydration no
 * difference (readings.md, Region).
 */
export function ByRegion(pieces: ByRegionProps) {
  return (
    <>
      <span className={styles.india}>{pieces.in}</span>
      <span className={styles.unitedStates}>{pieces.us}</span>
    </>
  );
}
