import { Fragment } from "react";
import type { SectionProps } from "../section-props";
import { formatNumber } from "../../lib/format-number";
import * as styles from "./flow.module.css";

/** Three systems in a row with what goes between them. Hidden from screen readers: a table says it all. */
export function Flow({ systems, links }: SectionProps<"Flow">) {
  return (
    <div className={styles.flow} aria-hidden="true">
      {systems.map((system, index) => {
        const link = links[index];
        return (
          <Fragment key={system}>
            <span className={styles.system}>{system}</span>
            {link !== undefined && (
              <span className={styles.link}>
                <span>{formatNumber(link.forward)} →</span>
                {link.held !== undefined && <em>{formatNumber(link.held)} held</em>}
                <span>← {formatNumber(link.back)}</span>
              </span>
            )}
          </Fragment>
        );
      })}
    </div>
  );
}
