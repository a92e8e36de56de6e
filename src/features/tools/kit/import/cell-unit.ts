import Big from "big.js";
import type { Measure } from "../fields";
import type { SheetCell } from "../sheet";
import { amountEach, countIn, likelyUnits, unitsIn, withoutDays } from "../units";
import { textOf } from "./cell";
import { asUnits } from "./convert";
import { folded } from "./heading";
import { isQuantity, type Slot } from "./slots";
import type { FileFacts } from "./value";

/** Takes a unit such as `days` or `pcs` off a number. */
function withoutUnit(text: string, measure: Measure | null): string {
  if (measure === "days") return withoutDays(folded(text));
  return measure === null ? (countIn(text)?.amount ?? text) : text;
}

/** The number of a cell as written, what it is for one of, and whether the cell itself says that. */
export function splitUnit(
  cell: SheetCell,
  slot: Slot,
  each: string | null,
  { beside: { prices, quantity }, isOwn }: FileFacts,
  index: number,
) {
  const { measure } = slot;
  const isCount = isQuantity(slot);
  const isForUnit = typeof cell === "string" && (measure === "total" || measure === "unit");
  const own = isForUnit ? amountEach(cell) : isCount ? countIn(textOf(cell)) : null;
  const beside = isCount ? quantity : measure === "unit" ? (prices[index] ?? null) : null;
  const isPlain = isOwn || cell instanceof Big;
  return {
    hasUnit: own !== null,
    per: own?.unit ?? each ?? beside,
    written: isPlain ? cell : (own?.amount ?? withoutUnit(cell, measure)),
  };
}

/** What a price without a unit may be, in the unit of the tool, if others in its row have units. */
export function perUnit(amount: Big, all: readonly SheetCell[], { unit, region }: FileFacts) {
  const named = all.flatMap((cell) => amountEach(textOf(cell))?.unit ?? []);
  return likelyUnits(named, region).flatMap((own) => {
    const size = unitsIn(own, unit, region);
    return size === null
      ? []
      : [{ value: asUnits(amount.div(size), region), label: `For one ${own}` }];
  });
}
