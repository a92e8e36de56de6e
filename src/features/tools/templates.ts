import type { ToolName } from "../../lib/tool-names";
import { approvalMatrix } from "./approval-matrix/figures";
import { writeMatrix } from "./approval-matrix/table";
import { templateOf } from "./landed-cost/table";
import { templateOf as auctionTemplate } from "./reverse-auction/csv";
import { paymentTerms } from "./payment-terms/figures";
import { writeFigures } from "./payment-terms/table";

/** Writes the CSV template of each tool from the figures of content. */
const writers: Readonly<Record<ToolName, (figures: unknown) => string>> = {
  "landed-cost": templateOf,
  "reverse-auction": auctionTemplate,
  "payment-terms": (figures) => writeFigures(paymentTerms.parse(figures, "in"), "in"),
  "approval-matrix": (figures) => writeMatrix(approvalMatrix.parse(figures, "in")),
};

/** The CSV template of a tool, from the figures of content. */
export function toolCsv(name: ToolName, figures: unknown): string {
  return writers[name](figures);
}
