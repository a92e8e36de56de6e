import { formatNumber } from "../../../lib/format-number";
import type { ToolRegion, ToolResultText } from "../shared/tool-props";
import { approvalChain } from "./chain";
import type { Figures } from "./figures";
import { matrixOf, purchaseOf } from "./readings";
import { outcomeSentence, taskText } from "./words";

/** Who approves the purchase, in the order in which the roles are asked. */
export function resultOf(figures: Figures, region: ToolRegion): ToolResultText {
  const matrix = matrixOf(figures, region);
  const purchase = purchaseOf(figures, region);
  const columns = ["Role", "Task", "Working days"];
  if (matrix === null || purchase === null) {
    return { headline: "No result yet", columns, rows: [], marked: 0 };
  }
  const outcome = approvalChain(matrix, purchase);
  const steps = outcome.kind === "chain" ? outcome.steps : [];
  return {
    headline: outcomeSentence(outcome, matrix, purchase.amount, region),
    columns,
    marked: steps.length - 1,
    rows: steps.map((step) => [
      step.role.name,
      taskText(step),
      formatNumber(step.role.days.toNumber()),
    ]),
  };
}
