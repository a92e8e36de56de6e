import Big from "big.js";
import { unitWords } from "../../../../lib/currency";
import { takeCurrency } from "../currencies";
import type { ToolRegion } from "../region";
import { OTHER_UNIT, unitsIn } from "../units";
import type { AmountCell } from "./amount-rules";
import { typedAmount } from "./amounts";
import { shown } from "./cell";
import { folded } from "./heading";
import type { Slot } from "./slots";
import type { FileFacts, Value } from "./value";

/** What an amount is rounded to that is converted to another unit. */
const MOST_DECIMALS = 6;

/** A converted amount as it could have been typed. */
export const asUnits = (amount: Big, region: ToolRegion) =>
  typedAmount(amount.round(MOST_DECIMALS), region);

/** How many of the tool's unit are in the unit of an amount; null for a unit of something else. */
export function sizeOf(
  per: string | null,
  { measure }: Slot,
  { unit, region }: FileFacts,
): Big | null {
  return unitsIn(per, unit, region) ?? (unit === null && measure !== "total" ? new Big(1) : null);
}

/** The amount as the tool counts it, by its unit and its heading, or why that isn't known. */
export function convert({
  cell,
  value: amount,
  per,
  slot,
  line: { heading },
  file,
}: AmountCell): Partial<Value> {
  const { measure, role } = slot;
  const { unit, quantity, region, style } = file;
  const size = sizeOf(per, slot, file);
  if (size === null) {
    if (role === "quantity")
      return { problem: `This is in ${per}, and the price is for one ${unit}.` };
    const problem = `This is for one ${per}, not for one ${unit}.`;
    return { problem: measure === "total" ? OTHER_UNIT : problem };
  }
  const read = typedAmount(amount, region);
  const counted = (count: Big, how: string | null): Partial<Value> => {
    const text = size.eq(1) ? typedAmount(count, region) : asUnits(count, region);
    return text.length > 60 ? { problem: "This number is too long." } : { text, how };
  };
  if (measure === "total" && per !== null && !amount.eq(0)) {
    if (quantity === null) return { problem: "This is for one unit, and no quantity is known." };
    const times = asUnits(quantity.div(size), region);
    return counted(amount.times(quantity).div(size), `${read} per ${per} × ${times}`);
  }
  if (!size.eq(1)) {
    return role === "quantity"
      ? counted(amount.times(size), `${read} ${per}`)
      : counted(amount.div(size), `${read} per ${per}`);
  }
  // Excel has 18% as 0.18.
  if (measure === "percent" && style.hasShares && cell instanceof Big) {
    return counted(amount.times(100), null);
  }
  const { word } = heading;
  const isBare = !/\p{L}/u.test(takeCurrency(folded(shown(cell))).rest);
  return measure !== "percent" && word !== null && isBare
    ? counted(amount.times(unitWords.get(word) ?? 1), `${shown(cell)} ${word}`)
    : counted(amount, null);
}
