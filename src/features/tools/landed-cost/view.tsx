import { useDeferredValue, useMemo } from "react";
import { ImportFigures } from "../kit/import/import-figures";
import { FieldInputs } from "../kit/input";
import { isNewRow } from "../kit/paths";
import type { ToolProps } from "../kit/place";
import { toolId, ToolWindow } from "../kit/tool-window";
import { useTool } from "../kit/use-tool";
import { compare } from "./comparison";
import { importTarget, landedCost } from "./fields";
import { Quotations } from "./quotations";
import { Ranking } from "./ranking";
import { sheetOf } from "./sheet";
import { resultOf } from "./tables";

/** The landed cost comparison. Prerendered, it is a worked example. */
export function LandedCost({ title, place }: ToolProps) {
  const tool = useTool(landedCost, place);
  const { state, region } = tool;
  const comparison = useMemo(() => compare(state, region), [state, region]);
  const result = useMemo(() => resultOf(comparison), [comparison]);
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
      result={result}
      sheet={() => sheetOf(comparison)}
      statement="comparative statement"
      heading={`Comparative statement: ${state.item.trim() || "quotations"}`}
      paths={["quantity", "unit", "interest", "standardDays", "taxCredit"]}
      details={<Ranking id={id} level={place.kind === "embed" ? 3 : 2} comparison={later} />}
    >
      <FieldInputs paths={["quantity", "unit", "item"]} />
      <Quotations tool={tool} comparison={comparison} />
      {place.kind === "page" ? <ImportFigures tool={tool} target={importTarget} /> : null}
      <FieldInputs paths={["interest", "standardDays", "taxCredit"]} />
    </ToolWindow>
  );
}
