import type { ToolName } from "../../lib/tool-names";
import { approvalMatrix } from "./approval-matrix/fields";
import { templateOf } from "./landed-cost/sheet";
import { reverseAuction } from "./reverse-auction/fields";
import type { ToolFields } from "./kit/fields";
import { inputRows, writeCsv } from "./kit/sheet";
import { upgradeState } from "./kit/state";
import { paymentTerms } from "./payment-terms/fields";

/** The template that the build writes: the worked example without results. */
function inputsOf(tool: ToolFields, figures: unknown): string {
  return writeCsv(inputRows(tool, upgradeState(tool, figures, "in"), "in"));
}

/** Writes the CSV template of each tool from the figures of content. */
const writers: Readonly<Record<ToolName, (figures: unknown) => string>> = {
  "landed-cost": templateOf,
  "reverse-auction": (figures) => inputsOf(reverseAuction, figures),
  "payment-terms": (figures) => inputsOf(paymentTerms, figures),
  "approval-matrix": (figures) => inputsOf(approvalMatrix, figures),
};

/** The CSV template of a tool, from the figures of content. */
export function toolCsv(name: ToolName, figures: unknown): string {
  return writers[name](figures);
}
