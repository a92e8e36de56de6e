import type { ReactNode } from "react";
import { ERROR_FIGURE, figureOf } from "../lib/page-figure";
import * as styles from "./empty-state.module.css";

/** Says what will appear here, with a guilloche figure and perhaps one action. */
export function EmptyState({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <span className={styles.figure} aria-hidden>
        <img src={figureOf(ERROR_FIGURE)} alt="" width={800} height={800} loading="lazy" />
      </span>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
