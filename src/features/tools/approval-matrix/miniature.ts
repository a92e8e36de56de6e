import type { Miniature } from "../kit/miniature";
import type { ToolRegion } from "../kit/region";
import { upgradeState } from "../kit/state";
import { approvalMatrix } from "./fields";
import { readMatrix } from "./reading";
import { daysText, taskText, verdictOf } from "./words";

/** Who is asked about the purchase of the worked example. */
export function approvalMatrixMiniature(figures: unknown, region: ToolRegion): Miniature {
  const reading = readMatrix(upgradeState(approvalMatrix, figures, region), region);
  const outcome = reading.tested?.outcome;
  const [steps, days] = outcome?.kind === "chain" ? [outcome.steps, outcome.days] : [[], null];
  return {
    headline: verdictOf(reading).headline,
    caption: days === null ? "Who is asked" : `Who is asked, in ${daysText(days)}`,
    drawing: {
      kind: "chain",
      steps: steps.map((step) => ({ name: step.role.name, task: taskText(step) })),
    },
  };
}
