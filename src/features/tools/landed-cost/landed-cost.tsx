import { useDeferredValue, useMemo } from "react";
import { ImportPanel } from "../shared/import-panel";
import { writeTabbed } from "../shared/csv";
import { ToolWindow } from "../shared/tool-window";
import type { ToolViewProps } from "../shared/tool-props";
import { useToolState } from "../shared/use-tool-state";
import { landedCost } from "./figures";
import * as styles from "./landed-cost.module.css";
import { Quotations } from "./quotations";
import { Settings } from "./settings";
import { importTable } from "./import-table";
import { csvOf, rowsOf } from "./table";
import { compareRanks } from "./comparison";
import { Details } from "./details";
import { resultOf } from "./result";
import { verdictOf } from "./verdict";

/** The words that the visitor reads after an import. */
function importMessage(imported: ReturnType<typeof importTable>): string {
  if (imported === null) {
    return "We found no table of quotations. Copy at least two suppliers with their names and unit prices, headings included.";
  }
  const { suppliers, ignored } = imported;
  const rest = ignored.length === 0 ? "" : ` We didn’t recognise: ${ignored.join(", ")}.`;
  return `${suppliers} quotations read.${rest} Press Undo to go back.`;
}

/** The landed cost comparison. Prerendered, it is a worked example. */
export function LandedCost({ title, place, visitorRegion }: ToolViewProps) {
  const tool = useToolState(landedCost, place, visitorRegion);
  const { state, region, isReady } = tool;
  const comparison = useMemo(() => compareRanks(state, region), [state, region]);
  const later = useDeferredValue(tool);
  const verdict = verdictOf(comparison, state, region);
  const id = place.kind === "embed" ? place.id : "landed-cost";
  const parts = { id, tool, comparison };
  const onImport = (text: string) => {
    const imported = importTable(text, state);
    if (imported !== null) tool.change(imported.figures);
    return importMessage(imported);
  };
  return (
    <ToolWindow
      name="landed-cost"
      title={title}
      place={place}
      tool={tool}
      announcement={`${verdict.headline}. ${verdict.detail}`}
      csv={() => csvOf(state, region, comparison.ranking)}
      tabbed={() => writeTabbed(rowsOf(state, region, comparison.ranking))}
      statement="comparative statement"
      result={() => resultOf(comparison, state, region)}
    >
      <div className={styles.screen}>
        {place.kind === "page" && (
          <ImportPanel
            id={id}
            hint="Suppliers may be columns or rows. Include the headings, such as Supplier, Unit price, Freight and Credit days."
            onImport={onImport}
            isReady={isReady}
          />
        )}
        <Settings {...parts} />
        <div className={styles.verdict} data-surface="ink">
          <p className={styles.headline}>{verdict.headline}</p>
          <p className={styles.detail}>{verdict.detail}</p>
        </div>
        <Quotations {...parts} />
      </div>
      <Details id={id} tool={later} place={place.kind} />
    </ToolWindow>
  );
}
