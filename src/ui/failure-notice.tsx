import type { ReactNode } from "react";
import * as styles from "./failure-notice.module.css";

interface FailureNoticeProps {
  /** The notice of a part is hidden unless the element before it has `data-failed`. */
  readonly what: "page" | "part";
  /** Telephone number and e-mail address. */
  readonly contact: ReactNode;
}

/** Says that something has stopped working, and how to reach the company. */
export function FailureNotice({ what, contact }: FailureNoticeProps) {
  return (
    <p role="alert" className={styles[what]}>
      <span>{what === "page" ? "This page" : "This part of the page"}</span> has stopped working.
      Reload the page to try again, or reach us at {contact}
    </p>
  );
}
