import type { ReactNode } from "react";
import * as shared from "../styles/shared.module.css";
import * as styles from "./script-fallback.module.css";

interface ScriptFallbackProps {
  /** Telephone number and e-mail address. */
  readonly contact: ReactNode;
}

/**
 * How to reach the company where a form can't be sent: scripts are off, or the page's scripts or data
 * have failed (the inline loader then sets `data-scripts-failed`). Put it next to the form's button.
 */
export function ScriptFallback({ contact }: ScriptFallbackProps) {
  return (
    <>
      <noscript>
        <p className={shared.failure}>This form needs JavaScript. Please reach us at {contact}</p>
      </noscript>
      <p role="status" className={`${shared.failure} ${styles.failed}`}>
        This form could not be loaded completely, so it can’t be sent. What you typed is still here.
        Reload the page to try again, or reach us at {contact}
      </p>
    </>
  );
}
