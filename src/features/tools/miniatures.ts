import type { AnyToolName } from "../../lib/tool-names";
import { approvalMatrixMiniature } from "./approval-matrix/miniature";
import type { Miniature } from "./kit/miniature";
import type { ToolRegion } from "./kit/region";
import { landedCostMiniature } from "./landed-cost/miniature";
import { paymentTermsMiniature } from "./payment-terms/miniature";
import { reverseAuctionMiniature } from "./reverse-auction/miniature";

/** Miniatures for the readers of each region, or of the one that a page is for. */
export type Miniatures = Readonly<
  Partial<Record<AnyToolName, Readonly<Partial<Record<ToolRegion, Miniature>>>>>
>;

/** Draws the worked example of each tool with a page, from the figures of content. */
export const miniatureOf = {
  "landed-cost": landedCostMiniature,
  "reverse-auction": reverseAuctionMiniature,
  "payment-terms": paymentTermsMiniature,
  "approval-matrix": approvalMatrixMiniature,
};
