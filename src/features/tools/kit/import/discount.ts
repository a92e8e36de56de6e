import Big from "big.js";
import { parseNumber } from "../read-number";
import { saysNone } from "../units";
import type { SheetCell } from "../sheet";
import { readAmount } from "./amounts";
import { shown } from "./cell";
import { asUnits } from "./amount-cell";
import { isShare } from "./decide";
import { isOf } from "./heading";
import type { Ask } from "./questions";
import { slotOf, type UsedLine } from "./uses";
import { unread, type FileFacts, type FileStyle, type Value } from "./value";

/** The line with a discount in percent that isn't used for a field; undefined without one. */
export const discountLine = (lines: readonly UsedLine[]) =>
  lines.find((own) => isOf("discount", own.heading) && isShare(own) && own.use.kind === "left-out");

/** The discounts that the visitor says are still to be taken off the prices; empty without any. */
export function discountsToTake(line: UsedLine | undefined, ask: Ask): readonly SheetCell[] {
  if (line === undefined) return [];
  const answer = ask({
    key: "discount",
    text: `Are the prices before or after “${line.label}”?`,
    options: [
      { value: "before", label: "Before: take it off" },
      { value: "after", label: "After: it is off already" },
    ],
  });
  return answer === "before" ? line.cells : [];
}

/** The percentage in a cell with a discount; null if it isn't one. */
function percentIn(cell: SheetCell, style: FileStyle): Big | null {
  if (saysNone(shown(cell))) return new Big(0);
  const isExcelShare = style.hasShares && cell instanceof Big;
  return readAmount(cell, style)?.value.times(isExcelShare ? 100 : 1) ?? null;
}

/** The values of a line, less discounts if they are prices. A price with a discount that can't be read is unknown. */
export function lessDiscounts(
  line: UsedLine,
  values: readonly Value[],
  discounts: readonly SheetCell[],
  { style, region }: FileFacts,
): readonly Value[] {
  const slot = slotOf(line);
  if (slot?.kind !== "record" || slot.measure !== "unit") return values;
  return values.map((price, index) => {
    const discount = discounts[index] ?? "";
    const amount = price.problem === null ? parseNumber(price.text) : null;
    if (discount === "" || amount === null) return price;
    const percent = percentIn(discount, style);
    if (percent === null) {
      const problem = `Its discount, “${shown(discount)}”, isn’t a number.`;
      return { ...unread(price.text, problem, slot.field, region), currencies: price.currencies };
    }
    const text = asUnits(amount.times(percent.div(-100).plus(1)), region);
    const how = `${shown(line.cells[index] ?? "")} less ${percent.toFixed()}%`;
    return { ...price, text, how };
  });
}
