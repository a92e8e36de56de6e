import { memo, useDeferredValue, useMemo } from "react";
import { Fold } from "../kit/fold";
import { ImportFigures } from "../kit/import/import-figures";
import { FieldInputs } from "../kit/input";
import { isNewRow } from "../kit/paths";
import type { ToolPlace, ToolProps } from "../kit/place";
import { toolId, ToolWindow } from "../kit/tool-window";
import { useTool } from "../kit/use-tool";
import { BreakEvens, SensitivityTable } from "./changes";
import { compare, type Comparison } from "./comparison";
import { importTarget, landedCost } from "./fields";
import { Quotations } from "./quotations";
import { Ranking } from "./ranking";
import { sheetOf } from "./sheet";
import { Statement } from "./statement";
import { resultOf } from "./words";

interface DetailsProps {
  readonly id: string;
  readonly place: ToolPlace["kind"];
  readonly comparison: Comparison;
}

/** What explains the result. It renders after the table, so that typing is never slow. */
const Details = memo(function Details({ id, place, comparison }: DetailsProps) {
  const [first, second] = comparison.ranking;
  if (first === undefined || second === undefined) return null;
  // Inside a text the full tool is a link away.
  if (place === "embed") return <Ranking id={id} level={3} comparison={comparison} />;
  return (
    <>
      <Ranking id={id} level={2} comparison={comparison} />
      <Fold title={`What would make ${second.quotation.name} win`}>
        {() => <BreakEvens comparison={comparison} first={first} second={second} />}
      </Fold>
      <Fold title="How safe the result is">
        {() => <SensitivityTable comparison={comparison} />}
      </Fold>
    </>
  );
});

/** The landed cost comparison. Prerendered, it is a worked example. */
export function LandedCost({ title, place }: ToolProps) {
  const tool = useTool(landedCost, place);
  const { state, region } = tool;
  const comparison = useMemo(() => compare(state, region), [state, region]);
  const later = useDeferredValue(comparison);
  // A supplier that was just added has no mistakes yet.
  const problems = useMemo(() => {
    const all = [...comparison.problems];
    return new Map(all.filter(([path]) => !isNewRow(landedCost, comparison.state, path)));
  }, [comparison]);
  const id = toolId(landedCost, place);
  return (
    <ToolWindow
      title={title}
      place={place}
      tool={tool}
      problems={problems}
      result={resultOf(comparison)}
      sheet={() => sheetOf(comparison)}
      statement="comparative statement"
      details={<Details id={id} place={place.kind} comparison={later} />}
      paper={<Statement comparison={later} />}
    >
      <FieldInputs paths={["quantity", "unit", "item"]} />
      <Quotations tool={tool} comparison={comparison} />
      {place.kind === "page" ? <ImportFigures tool={tool} target={importTarget} /> : null}
      <FieldInputs paths={["interest", "standardDays", "taxCredit"]} />
    </ToolWindow>
  );
}
