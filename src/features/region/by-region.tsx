import type { ReactNode } from "react";
import * as styles from "./by-region.module.css";

interface ByRegionProps {
  readonly in: ReactNode;
  readonly us: ReactNode;
}

/**
 * Shows one of two small pieces by region. Both are in the HTML, and CSS hides one by the root's
 * `data-region`, which is set before the first paint. So a remembered US visitor sees no layout shift,
 * and hydration finds the same HTML for everyone.
 */
export function ByRegion(pieces: ByRegionProps) {
  return (
    <>
      <span className={styles.india}>{pieces.in}</span>
      <span className={styles.unitedStates}>{pieces.us}</span>
    </>
  );
}
