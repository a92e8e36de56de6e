import { Fragment } from "react";
import { formatNumber } from "../../lib/format-number";
import * as styles from "./flow-strip.module.css";

interface FlowStripProps {
  /** Systems that stand in a row. */
  readonly systems: readonly string[];
  /** What goes from each to the next, and back. */
  readonly links: readonly { readonly there: number; readonly back: number }[];
}

/** Systems in a row and how much goes between them. A drawing: what it shows is said beside it. */
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
                <span>{formatNumber(link.there)} →</span>
                <span>← {formatNumber(link.back)}</span>
              </span>
            )}
          </Fragment>
        );
      })}
    </div>
  );
}
