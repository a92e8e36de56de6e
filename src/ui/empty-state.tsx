import type { ReactNode } from "react";
import { ERROR_DRAWING, drawingOf } from "../lib/page-drawing";
import * as styles from "./empty-state.module.css";

/** Says what will appear here, with a guilloche drawing and perhaps one action. */
export function EmptyState({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <span className={styles.drawing} aria-hidden>
        <img src={drawingOf(ERROR_DRAWING)} alt="" width={800} height={800} loading="lazy" />
      </span>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
