import type { SectionProps } from "..";
import { formatNumber } from "../../lib/format-number";
import { Chip } from "./chip";
import { FlowStrip } from "./flow-strip";
import * as styles from "./flow-strip.module.css";
import { SceneTable, type SceneRow } from "./scene-table";
import { WindowFrame } from "./window-frame";

interface Counts {
  readonly sent: number;
  readonly taken: number;
  readonly held: number;
}

const cells = ({ sent, taken, held }: Counts) => [sent, taken, held].map((n) => formatNumber(n));

/** Documents between three systems: how many went which way, and which wait for somebody. */
export function IntegrationFlow(props: SectionProps<"IntegrationFlow">) {
  const { title, status, caption, unit, systems, documents, total } = props;
  const rows: readonly SceneRow[] = [
    ...documents.map(({ name, from, to, ...counts }) => ({
      heading: (
        <>
          {name}
          <small>
            {from} to {to}
          </small>
        </>
      ),
      cells: cells(counts),
    })),
    { heading: "All documents", cells: cells(total), isTotal: true },
  ];
  const sent = (from?: string, to?: string) =>
    documents
      .filter((document) => document.from === from && document.to === to)
      .reduce((sum, document) => sum + document.sent, 0);
  return (
    <WindowFrame title={title} status={<Chip>{status}</Chip>} caption={caption}>
      <FlowStrip
        systems={systems}
        links={systems.slice(1).map((system, index) => ({
          there: sent(systems[index], system),
          back: sent(system, systems[index]),
        }))}
      />
      <div className={styles.documents}>
        <SceneTable
          label={title}
          columns={[unit, "Sent", "Taken in", "Held"]}
          rows={rows}
          isBest={(row, cell) => cell === 2 && (documents[row]?.held ?? 0) > 0}
        />
      </div>
    </WindowFrame>
  );
}
