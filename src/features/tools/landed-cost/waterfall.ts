import Big from "big.js";
import { barScale } from "../../../ui/charts/scale";
import { levelsOf, waterfallRows, type Waterfall } from "../../../ui/charts/waterfall-rows";
import { showMoney } from "../kit/show";
import type { Comparison } from "./comparison";
import type { Ranked } from "./cost";
import { namedLines } from "./words";

/** From the price of a supplier, line by line, to its landed cost. A line of 0 has no bar, unless it is the price. */
function waterfallOf({ cost }: Ranked, comparison: Comparison): Waterfall {
  const line = (label: string, amount = new Big(0)) => ({
    label,
    value: amount.toNumber(),
    text: showMoney(amount, comparison.region),
  });
  const lines = namedLines(comparison).map(({ label, amountOf }) => line(label, amountOf(cost)));
  const [start = line("Price"), ...changes] = lines;
  return {
    start,
    changes: changes.filter(({ value }) => value !== 0),
    total: line("Landed cost", cost.total),
  };
}

/** From price to landed cost, supplier by supplier in the order of the ranking, on one scale. */
export function waterfalls(comparison: Comparison) {
  const all = comparison.ranking.map((ranked) => ({
    ranked,
    waterfall: waterfallOf(ranked, comparison),
  }));
  const scale = barScale(all.flatMap(({ waterfall }) => levelsOf(waterfall)));
  const panels = all.map(({ ranked, waterfall }) => ({
    ranked,
    rows: waterfallRows(waterfall, scale),
  }));
  return { scale, panels };
}
