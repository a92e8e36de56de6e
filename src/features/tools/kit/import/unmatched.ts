import { parseNumber } from "../read-number";
import { saysNone } from "../units";
import { textOf } from "./cell";
import { isDiscount, isNotCost, isOtherCost, isPriceUnit } from "./heading";
import type { Line } from "./layout";
import type { Lot } from "./lot";
import type { Slot } from "./slots";
import { LEFT_OUT, UNDECIDED, type Decided } from "./use";

/** Whether the amounts of a line are percentages. */
export const isShare = ({ heading, all }: Line) =>
  heading.measure === "percent" || all.some((cell) => textOf(cell).includes("%"));

/** The use of a cost without a field: a percentage is added, and the visitor says what an amount is for. */
function addedCost(line: Line, slots: readonly Slot[]): Decided {
  const { label: name, all } = line;
  const added = slots.filter(({ kind }) => kind === "added");
  if (added.length === 0) return { use: LEFT_OUT, note: "The tool has no field for it", name };
  const isNothing = all.every((cell) => saysNone(textOf(cell)) || parseNumber(textOf(cell))?.eq(0));
  if (isNothing) return { use: LEFT_OUT, note: "No amounts", name };
  const share = added.find(({ measure }) => measure === "percent" && isShare(line));
  const note = "This is a cost. Choose how it counts, or leave it out.";
  return share === undefined ? { use: UNDECIDED, note, name } : { use: share, note: "", name };
}

/** The use of a discount: a question asks whether a percentage is off the price already. */
const discount = (line: Line): Decided =>
  isShare(line)
    ? { use: LEFT_OUT, note: "See the question above", name: line.label }
    : {
        use: UNDECIDED,
        note: "Take this discount off the price, or leave it out.",
        name: line.label,
      };

/** The use of a line whose label names no field. */
export function withoutSlot(line: Line, lot: Lot | null, slots: readonly Slot[]): Decided {
  const { label: name, heading } = line;
  if (isOtherCost(heading)) return addedCost(line, slots);
  if (lot !== null && isDiscount(heading)) return discount(line);
  const isRead = lot !== null && isPriceUnit(heading);
  const note = isNotCost(heading) ? "Not needed" : "The tool has no field for it";
  return { use: LEFT_OUT, note: isRead ? "What the price is for" : note, name };
}
