import type { ReactNode } from "react";
import * as styles from "./by-region.module.css";

interface ByRegionProps {
  readonly in: ReactNode;
  readonly us: ReactNode;
  /** `div` for pieces that are blocks. */
  readonly as?: "span" | "div";
}

/**
 * Shows one of two pieces by region. Both are in the HTML, and CSS hides one by the root's
 * `data-region`, which is set before the first paint. So a remembered US visitor sees no layout shift,
 * and hydration finds the same HTML for everyone.
 */
export function ByRegion({ as: Piece = "span", ...pieces }: ByRegionProps) {
  return (
    <>
      <Piece className={styles.piece} data-region-only="in">
        {pieces.in}
      </Piece>
      <Piece className={styles.piece} data-region-only="us">
        {pieces.us}
      </Piece>
    </>
  );
}
