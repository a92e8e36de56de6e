import type { ReactNode } from "react";
import * as styles from "./pill.module.css";

/** What a status means. `period` says only which time figures cover, or that nothing happened yet. */
export type Tone = "open" | "closing" | "approved" | "held" | "period" | "declined";

/** A status of the application, as a word in a pill. */
export function Pill({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <span className={styles.pill} data-tone={tone}>
      {children}
    </span>
  );
}
