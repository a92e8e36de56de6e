import { currencies, formatMoney } from "../../../lib/currency";
import type { Miniature } from "../kit/miniature";
import type { ToolRegion } from "../kit/region";
import { estimate, type SavingsContent } from "./estimate";
import { savingsCalculator, startOf } from "./fields";

/** What the first inputs of a home page come to. */
export function savingsMiniature(content: SavingsContent, region: ToolRegion): Miniature {
  const currency = currencies[region];
  const inputs = startOf(savingsCalculator(content, region), region);
  const { spend, hard } = estimate(content, inputs, currency);
  const money = (value: number) => formatMoney(value, currency);
  return {
    headline: `${money(hard.base)} saved in a year`,
    caption: `On ${money(spend)} of spend, from low to high`,
    drawing: {
      kind: "range",
      low: money(hard.low),
      high: money(hard.high),
      from: hard.low / hard.high,
      base: hard.base / hard.high,
    },
  };
}
