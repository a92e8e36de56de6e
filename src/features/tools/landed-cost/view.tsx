import { useDeferredValue, useMemo } from "react";
import { FieldInputs } from "../kit/input";
import { withoutNewRows } from "../kit/paths";
import type { ToolProps } from "../kit/place";
import { toolId, ToolWindow } from "../kit/tool-window";
import { useTool } from "../kit/use-tool";
import { compare } from "./comparison";
import { landedCost } from "./fields";
import { Quotations } from "./quotations";
import { Ranking } from "./ranking";
import { sheetOf } from "./sheet";
import { statementOf } from "./tables";
import { verdictOf, winningText } from "./words";

/** The landed cost comparison. Prerendered, it is a worked example. */
export function LandedCost({ title, place }: ToolProps) {
  const tool = useTool(landedCost, place);
  const { state, region } = tool;
  const comparison = useMemo(() => compare(state, region), [state, region]);
  const problems = useMemo(
    () => withoutNewRows(landedCost, comparison.state, comparison.problems),
    [comparison],
  );
  // What is below the table and on paper comes after it, so that typing is never slow.
  const later = useDeferredValue(comparison);
  const winning = useMemo(() => winningText(later), [later]);
  const statement = useMemo(() => statementOf(later, winning), [later, winning]);
  const id = toolId(landedCost, place);
  return (
    <ToolWindow
      title={title}
      place={place}
      tool={tool}
      problems={problems}
      result={{ ...verdictOf(comparison), ...statement }}
      sheet={() => sheetOf(comparison)}
      statement="comparative statement"
      heading={["Comparative statement", state.item.trim()].filter(Boolean).join(": ")}
      paths={["quantity", "unit", "interest", "standardDays", "taxCredit"]}
      details={
        <Ranking
          id={id}
          level={place.kind === "embed" ? 3 : 2}
          comparison={later}
          winning={winning}
        />
      }
    >
      <FieldInputs paths={["quantity", "interest", "unit", "item"]} />
      <Quotations tool={tool} comparison={comparison} isPage={place.kind === "page"} />
    </ToolWindow>
  );
}
