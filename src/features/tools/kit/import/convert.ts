import Big from "big.js";
import { unitWords } from "../../../../lib/currency";
import { takeCurrency } from "../currencies";
import type { ToolRegion } from "../region";
import type { SheetCell } from "../sheet";
import { OTHER_UNIT, unitsIn } from "../units";
import { typedAmount } from "./amounts";
import { shown } from "./cell";
import { folded, type Heading } from "./heading";
import { isQuantity, type Slot } from "./slots";
import { value, type FileFacts, type Value } from "./value";

/** What an amount is rounded to that is converted to another unit. */
const MOST_DECIMALS = 6;

/** A converted amount as it could have been typed. */
export const asUnits = (amount: Big, region: ToolRegion) =>
  typedAmount(amount.round(MOST_DECIMALS), region);

/** An amount of a cell, and what it is for one of; null if it doesn't say. */
export interface Part {
  readonly cell: SheetCell;
  readonly amount: Big;
  readonly per: string | null;
}

/** The amount as the tool counts it, by its unit and its heading, or why that isn't known. */
export function convert(
  { cell, amount, per }: Part,
  slot: Slot,
  { word }: Heading,
  { unit, quantity, region, style }: FileFacts,
): Value | string {
  const { measure } = slot;
  const size =
    unitsIn(per, unit, region) ?? (unit === null && measure !== "total" ? new Big(1) : null);
  if (size === null) {
    if (isQuantity(slot)) return `This is in ${per}, and the price is for one ${unit}.`;
    return measure === "total" ? OTHER_UNIT : `This is for one ${per}, not for one ${unit}.`;
  }
  const read = typedAmount(amount, region);
  const inUnits = (count: Big, how: string | null): Value | string => {
    const text = size.eq(1) ? typedAmount(count, region) : asUnits(count, region);
    return text.length > 60 ? "This number is too long." : { ...value(text), how };
  };
  if (measure === "total" && per !== null && !amount.eq(0)) {
    if (quantity === null) return "This is for one unit, and no quantity is known.";
    const times = asUnits(quantity.div(size), region);
    return inUnits(amount.times(quantity).div(size), `${read} per ${per} × ${times}`);
  }
  if (!size.eq(1)) {
    return isQuantity(slot)
      ? inUnits(amount.times(size), `${read} ${per}`)
      : inUnits(amount.div(size), `${read} per ${per}`);
  }
  if (measure === "percent") {
    const isShare = style.hasShares && cell instanceof Big;
    return inUnits(amount.times(isShare ? 100 : 1), null);
  }
  const isBare = word !== null && !/\p{L}/u.test(takeCurrency(folded(shown(cell))).rest);
  return isBare
    ? inUnits(amount.times(unitWords.get(word) ?? 1), `${shown(cell)} ${word}`)
    : inUnits(amount, null);
}
