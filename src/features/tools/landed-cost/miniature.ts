import Big from "big.js";
import type { Miniature } from "../kit/miniature";
import type { ToolRegion } from "../kit/region";
import { showMoney } from "../kit/show";
import { upgradeState } from "../kit/state";
import { compare } from "./comparison";
import { landedCost } from "./fields";
import { floorBelow } from "./waterfall";
import { unitOf, verdictOf } from "./words";

/** The suppliers of the worked example in their order, each from its price to its landed cost. */
export function landedCostMiniature(figures: unknown, region: ToolRegion): Miniature {
  const comparison = compare(upgradeState(landedCost, figures, region), region);
  const rows = comparison.ranking.map(({ quotation: { name, numbers }, perUnit }) => {
    return { name, price: numbers.price.times(numbers.rate).toNumber(), perUnit };
  });
  const sums = rows.flatMap(({ price, perUnit }) => [price, perUnit.toNumber()]);
  const floor = floorBelow(new Big(Math.min(...sums)));
  const low = floor.toNumber();
  const share = (amount: number) => (amount - low) / (Math.max(...sums) - low);
  return {
    headline: verdictOf(comparison).headline,
    caption: `Price and added costs per ${unitOf(comparison)}; bars start at ${showMoney(floor, region)}`,
    drawing: {
      kind: "bars",
      bars: rows.map(({ name, price, perUnit }, index) => ({
        label: name,
        value: showMoney(perUnit, region, 2),
        to: share(perUnit.toNumber()),
        added: Math.min(share(price), share(perUnit.toNumber())),
        isMarked: index === 0,
      })),
    },
  };
}
