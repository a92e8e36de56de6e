import type { ReactNode } from "react";
import * as shared from "../styles/shared.module.css";
import * as styles from "./sample-label.module.css";

interface SampleLabelProps {
  /** For screen readers, and shown under the pointer. Pass null if the text beside the label explains it. */
  readonly explanation?: string | null;
}

/** Marks something invented, such as a customer, a quotation or an article. */
export function SampleLabel({ explanation = "invented for illustration" }: SampleLabelProps) {
  return (
    <span className={styles.label} title={explanation ?? undefined}>
      Sample
      {explanation !== null && <span className={shared.unseen}>{`: ${explanation}.`}</span>}
    </span>
  );
}

/** The label with a sentence that says what is invented. The page's Markdown repeats the sentence. */
export function SampleNote({ children }: { readonly children: ReactNode }) {
  return (
    <p className={shared.quiet} data-sample>
      <SampleLabel explanation={null} /> {children}
    </p>
  );
}
