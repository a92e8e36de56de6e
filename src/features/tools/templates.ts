import type { ToolName } from "../../lib/tool-names";
import { csvOf } from "./landed-cost/csv";
import { landedCost } from "./landed-cost/figures";

/** The CSV file of each tool's figures, in which its worked example is a template. */
const writers: Readonly<Record<ToolName, (figures: unknown) => string>> = {
  "landed-cost": (figures) => csvOf(landedCost.parse(figures, "in")),
};

/** The CSV template of a tool, from the figures of content. */
export function toolCsv(name: ToolName, figures: unknown): string {
  return writers[name](figures);
}
