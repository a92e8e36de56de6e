import { Fragment } from "react";
import { formatNumber } from "../../lib/format-number";
import * as styles from "./flow-strip.module.css";

interface FlowStripProps {
  readonly systems: readonly string[];
  /** Number of documents sent from each system to the next, and back. */
  readonly links: readonly { readonly forward: number; readonly back: number }[];
}

/** Systems in a row with the flow between them. Hidden from screen readers: the table says it all. */
export function FlowStrip({ systems, links }: FlowStripProps) {
  return (
    <div className={styles.strip} aria-hidden="true">
      {systems.map((system, index) => {
        const link = links[index];
        return (
          <Fragment key={system}>
            <span className={styles.system}>{system}</span>
            {link !== undefined && (
              <span className={styles.link}>
                <span>{formatNumber(link.forward)} →</span>
                <span>← {formatNumber(link.back)}</span>
              </span>
            )}
          </Fragment>
        );
      })}
    </div>
  );
}
