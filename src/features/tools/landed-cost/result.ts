import type Big from "big.js";
import { showMoney } from "../shared/show";
import { showFull } from "../shared/show-full";
import type { ToolRegion, ToolResultText } from "../shared/tool-props";
import type { Ranks } from "./comparison";
import type { Figures } from "./figures";
import { verdictOf } from "./verdict";

/** The suppliers in their order, with the quoted price beside the landed cost. */
export function resultOf(ranks: Ranks, figures: Figures, region: ToolRegion): ToolResultText {
  const unit = figures.unit.trim() || "unit";
  const lines = ranks.ranking.map(({ quotation: { name, numbers }, perUnit, gap }) => {
    return { name, quoted: numbers.price.times(numbers.rate), perUnit, gap };
  });
  const isWhole = lines.every((own) => own.quoted.mod(1).eq(0) && own.perUnit.mod(1).eq(0));
  const price = (value: Big) => showFull(value, region, isWhole ? 0 : 2);
  return {
    ...verdictOf(ranks, figures, region),
    columns: ["Supplier", `Quoted per ${unit}`, `Landed per ${unit}`, "Above the lowest"],
    marked: 0,
    rows: lines.map(({ name, quoted, perUnit, gap }) => [
      name,
      price(quoted),
      price(perUnit),
      gap.eq(0) ? "–" : showMoney(gap, region),
    ]),
  };
}
