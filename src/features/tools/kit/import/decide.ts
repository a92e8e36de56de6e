import type { Measure } from "../fields";
import { parseNumber } from "../read-number";
import { saysNone } from "../units";
import { textOf } from "./cell";
import { optionIn } from "./choices";
import { isOf } from "./heading";
import type { Line } from "./lines";
import type { Slot } from "./slots";
import { rowNameOf, type ImportTarget } from "./target";

/** What a line is used for: a slot, nothing, or what the visitor still has to choose. */
export type Use = Slot | { readonly kind: "left-out" } | { readonly kind: "undecided" };

/** The use of a line, why it isn't used, or how, and the name of an added line. */
export interface Decided {
  readonly use: Use;
  /** Empty if all of it is used. */
  readonly note: string;
  readonly name: string;
}

export const LEFT_OUT: Use = { kind: "left-out" };
export const UNDECIDED: Use = { kind: "undecided" };

const measureNames: Readonly<Record<Measure, string>> = {
  percent: "a percentage",
  unit: "for one unit",
  total: "for the whole quantity",
  days: "in days",
};

/** Whether the amounts of a line are percentages. */
export const isShare = ({ heading, all }: Line) =>
  heading.measure === "percent" || all.some((cell) => textOf(cell).includes("%"));

/** Whether a line may be for a slot. `Delivery` is a time as often as a term, so its cells must name terms. */
const isNamedFor = ({ field }: Slot, { heading, cells }: Line) =>
  field.kind !== "choice" ||
  !isOf("not-cost", heading) ||
  cells.some((cell) => optionIn(cell, field.options) !== null);

/** The use of a cost without a field: a percentage is added, and the visitor says what an amount is for. */
function addedCost(line: Line, slots: readonly Slot[]): Pick<Decided, "use" | "note"> {
  const added = slots.filter(({ kind }) => kind === "added");
  if (added.length === 0) return { use: LEFT_OUT, note: "The tool has no field for it" };
  const isNothing = line.all.every(
    (cell) => saysNone(textOf(cell)) || parseNumber(textOf(cell))?.eq(0),
  );
  if (isNothing) return { use: LEFT_OUT, note: "No amounts" };
  const share = added.find(({ measure }) => measure === "percent" && isShare(line));
  return share === undefined
    ? { use: UNDECIDED, note: "This is a cost. Choose how it counts, or leave it out." }
    : { use: share, note: "" };
}

/** The use of a line whose label names no field. A question asks whether a discount in percent is off the price. */
function withoutSlot(
  line: Line,
  { hasLot }: ImportTarget,
  slots: readonly Slot[],
): Pick<Decided, "use" | "note"> {
  const { heading } = line;
  const isNotCost = isOf("not-cost", heading);
  if (!isNotCost && isOf("cost", heading)) return addedCost(line, slots);
  if (hasLot === true && isOf("discount", heading)) {
    return isShare(line)
      ? { use: LEFT_OUT, note: "See the question above" }
      : { use: UNDECIDED, note: "Take this discount off the price, or leave it out." };
  }
  if (hasLot === true && isOf("price-unit", heading)) {
    return { use: LEFT_OUT, note: "What the price is for" };
  }
  if (line.isItem) {
    return { use: UNDECIDED, note: "It has the quantity beside it. Is it the price?" };
  }
  return { use: LEFT_OUT, note: isNotCost ? "Not needed" : "The tool has no field for it" };
}

/** Why a line may not be the field that its label names; null if it is. */
function doubtOf(
  { heading: { measure }, matches, extra, all }: Line,
  slot: Slot,
  isEach: boolean,
  target: ImportTarget,
): string | null {
  if (matches.length > 1) return `This may be ${matches.map(({ label }) => label).join(" or ")}.`;
  if (!isEach && measure !== null && slot.measure !== null && measure !== slot.measure) {
    return `${slot.label} is ${measureNames[slot.measure]}; this is ${measureNames[measure]}.`;
  }
  if (slot.kind === "record") {
    const names = `${rowNameOf(target).toLowerCase()}s`;
    const isCut = `There are more values than ${names}. Amounts with commas need quotes around them.`;
    return extra > 0 ? isCut : null;
  }
  const differs = new Set(all.map(String)).size > 1;
  return differs && slot.key !== target.least && slot.role !== "unit"
    ? "The tool has this once, and it differs here."
    : null;
}

/**
 * The use of a line by its label, its unit and its values. Amounts for one unit are multiplied by the quantity where
 * that is known; else they become an added line.
 *
 * @param each The unit that amounts for the whole quantity are written for; null if they aren't for one.
 */
export function decide(
  line: Line,
  each: string | null,
  isCounted: boolean,
  target: ImportTarget,
  slots: readonly Slot[],
): Pick<Decided, "use" | "note"> {
  const slot = line.matches.find((own) => isNamedFor(own, line));
  if (slot === undefined) return withoutSlot(line, target, slots);
  const isEach = slot.measure === "total" && each !== null;
  const doubt = doubtOf(line, slot, isEach, target);
  if (doubt !== null) return { use: UNDECIDED, note: doubt };
  const perUnit = slots.find(({ kind, measure }) => kind === "added" && measure === "unit");
  if (isEach && !isCounted && perUnit !== undefined) {
    return { use: perUnit, note: `${slot.label} is for the whole quantity, which isn’t known.` };
  }
  return { use: slot, note: slot.key === target.least ? "The lowest counts" : "" };
}
