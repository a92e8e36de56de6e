import type { ToolName } from "../../lib/tool-names";
import { templateOf } from "./landed-cost/table";
import { templateOf as auctionTemplate } from "./reverse-auction/csv";

/** Writes the CSV template of each tool from the figures of content. */
const writers: Readonly<Record<ToolName, (figures: unknown) => string>> = {
  "landed-cost": templateOf,
  "reverse-auction": auctionTemplate,
};

/** The CSV template of a tool, from the figures of content. */
export function toolCsv(name: ToolName, figures: unknown): string {
  return writers[name](figures);
}
