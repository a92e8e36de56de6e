import type Big from "big.js";
import { currencies } from "../../../lib/currency";
import { formatNumber } from "../../../lib/format-number";
import { showMoney } from "./show";
import type { ToolRegion } from "./tool-props";

/** Up to here, Indian and US grouping are the same. */
const SAME_GROUPING = 100_000;

/**
 * An amount with all its digits where both regions group them alike: `$8,527`, `₹402.96`. Larger ones
 * are written as the region does.
 *
 * @param decimals The least number of decimals, as for a price.
 */
export function showFull(value: Big, region: ToolRegion, decimals: 0 | 2 = 0): string {
  if (region === "us" && value.abs().gte(SAME_GROUPING)) return showMoney(value, region);
  const size = value.abs().toNumber();
  const least = Number.isInteger(size) ? decimals : 2;
  return `${value.lt(0) ? "−" : ""}${currencies[region].sign}${formatNumber(size, least)}`;
}
