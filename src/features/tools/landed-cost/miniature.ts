import type { Miniature } from "../kit/miniature";
import type { ToolRegion } from "../kit/region";
import { showMoney } from "../kit/show";
import { upgradeState } from "../kit/state";
import { compare } from "./comparison";
import { landedCost } from "./fields";
import { waterfalls } from "./waterfall";
import { unitOf, verdictOf } from "./words";

/** The suppliers of the worked example in their order, each from its price to its landed cost. */
export function landedCostMiniature(figures: unknown, region: ToolRegion): Miniature {
  const comparison = compare(upgradeState(landedCost, figures, region), region);
  const { floor, panels } = waterfalls(comparison);
  const start = comparison.terms === null ? floor : floor.div(comparison.terms.quantity);
  const from = floor.gt(0) ? `, from ${showMoney(start, region)}` : "";
  return {
    headline: verdictOf(comparison).headline,
    caption: `Price and added costs per ${unitOf(comparison)}${from}`,
    drawing: {
      kind: "bars",
      bars: panels.map(({ ranked: { quotation, perUnit }, bars }, index) => ({
        label: quotation.name,
        value: showMoney(perUnit, region, 2),
        to: bars.at(-1)?.to ?? 0,
        added: Math.min(bars[0]?.to ?? 0, bars.at(-1)?.to ?? 0),
        isMarked: index === 0,
      })),
    },
  };
}
