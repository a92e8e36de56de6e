import Big from "big.js";
import { waterfallRows, type Waterfall } from "../../../ui/charts/waterfall-rows";
import { showMoney } from "../kit/show";
import type { Comparison } from "./comparison";
import type { Cost } from "./cost";
import { namedLines } from "./words";

/** From a price, line by line, to the landed cost. A line of 0 has no bar, unless it is the price. */
function waterfallOf(cost: Cost, comparison: Comparison): Waterfall {
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
export const waterfalls = (comparison: Comparison) =>
  waterfallRows(comparison.ranking.map(({ cost }) => waterfallOf(cost, comparison)));
