import { Fragment } from "react";
import type { SectionProps } from "../section-props";
import { formatNumber } from "../../lib/format-number";
import { RowLabel } from "../notes";
import * as styles from "./flow-strip.module.css";
import { Scene } from "./scene";
import { SceneTable } from "./scene-table";

/** Documents between systems: how many went each way, and which are held. */
export function IntegrationFlow(props: SectionProps<"IntegrationFlow">) {
  const { title, status, caption, unit, systems, documents, total } = props;
  const cells = ({ sent, taken, held }: typeof total) =>
    [sent, taken, held].map((count) => formatNumber(count));
  const add = (measure: "sent" | "held", from?: string, to?: string) =>
    documents
      .filter((document) => document.from === from && document.to === to)
      .reduce((sum, document) => sum + document[measure], 0);
  return (
    <Scene
      module="Reports"
      title={title}
      status={status}
      tone={total.held > 0 ? "held" : "approved"}
      caption={caption}
      facts={[`${formatNumber(total.sent)} sent`, `${formatNumber(total.taken)} received`]}
    >
      <FlowStrip
        systems={systems}
        links={systems.slice(1).map((system, index) => ({
          forward: add("sent", systems[index], system),
          back: add("sent", system, systems[index]),
          held: add("held", systems[index], system) + add("held", system, systems[index]),
        }))}
      />
      <div className={styles.documents}>
        <SceneTable
          label={title}
          columns={[unit, "Sent", "Received", "Held"]}
          rows={[
            ...documents.map(({ name, from, to, ...counts }) => ({
              heading: (
                <>
                  <RowLabel>{name}</RowLabel>
                  <small>
                    {from} to {to}
                  </small>
                </>
              ),
              cells: cells(counts),
              highlight: counts.held > 0 ? [2] : [],
            })),
            { heading: "All documents", cells: cells(total), isTotal: true },
          ]}
        />
      </div>
    </Scene>
  );
}

interface FlowStripProps {
  readonly systems: readonly string[];
  /** Number of documents sent from each system to the next and back, and how many are held. */
  readonly links: readonly Record<"forward" | "back" | "held", number>[];
}

/** Systems in a row with the flow between them. Hidden from screen readers: the table says it all. */
function FlowStrip({ systems, links }: FlowStripProps) {
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
                {link.held > 0 && (
                  <span className={styles.held}>{formatNumber(link.held)} held</span>
                )}
              </span>
            )}
          </Fragment>
        );
      })}
    </div>
  );
}
