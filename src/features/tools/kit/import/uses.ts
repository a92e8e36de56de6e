import type { Measure } from "../fields";
import { optionIn } from "./choices";
import { isNotCost } from "./heading";
import type { Layout, Line } from "./layout";
import { eachOf, type Lot } from "./lot";
import { isQuantity, isUnit, type Slot } from "./slots";
import { rowNameOf, type ImportTarget } from "./target";
import { withoutSlot } from "./unmatched";
import { LEFT_OUT, UNDECIDED, type Decided } from "./use";

/** A line with what it is used for. */
export interface UsedLine extends Line, Decided {
  /** The unit that its amounts are for; null if it doesn't say, or if they are for the whole quantity. */
  readonly each: string | null;
  /** Whether it has one value, which belongs to no record. */
  readonly isOnce: boolean;
}

const measureNames: Readonly<Record<Measure, string>> = {
  percent: "a percentage",
  unit: "for one unit",
  total: "for the whole quantity",
  days: "in days",
};

/** The slot of a line; null for one that has none. */
export const slotOf = ({ use }: Pick<UsedLine, "use">): Slot | null =>
  use.kind === "left-out" || use.kind === "undecided" ? null : use;

/** The name and basis in the heading of an added line, as exports write it: `Audit (per unit)`. */
function addedLine(label: string, slots: readonly Slot[]) {
  const text = / ?\((?<basis>[^()]*)\)$/u.exec(label);
  const ending = `(${text?.groups?.basis ?? ""})`;
  const slot = slots.find((own) => own.kind === "added" && own.label.endsWith(ending));
  return text === null || slot === undefined ? null : { slot, name: label.slice(0, text.index) };
}

/**
 * Decides what each line is used for. Two lines for one field are a question, as is a line whose unit
 * isn't the field's. A line for one unit is multiplied by the quantity where that is known, else it becomes an
 * added line.
 *
 * @param chosen The slots that the visitor has chosen, by the index of the line; `""` for none.
 * @param lot Null for a tool without a quantity that amounts are for.
 */
export function assign(
  { target, slots, lines }: Layout,
  chosen: ReadonlyMap<number, string>,
  lot: Lot | null,
): readonly UsedLine[] {
  const added = lines.map(({ label }) => addedLine(label, slots));
  // Slots that lines name without a basis in brackets.
  const named = new Set(lines.flatMap(({ matches }, at) => (added[at] === null ? matches : [])));
  const decided = lines.map((line, at): Decided => {
    const id = chosen.get(at);
    if (id !== undefined) {
      const use = slots.find((slot) => slot.id === id) ?? LEFT_OUT;
      return { use, note: id === "" ? "Left out" : "", name: added[at]?.name ?? line.label };
    }
    const own = added[at] ?? null;
    const base = line.matches.find((slot) => !named.has(slot));
    const isScaled =
      lot?.isCounted === true && base?.measure === "total" && own?.slot.measure === "unit";
    return own !== null && base?.measure !== own.slot.measure && !isScaled
      ? { use: own.slot, note: "", name: own.name }
      : decide(line, eachOf(line, at, lot), lot, target, slots);
  });
  // A line that was chosen comes first, then one that is filled in.
  const claims = lines.map(({ all }, at) => (chosen.has(at) ? 2 : all.length > 0 ? 1 : 0));
  return lines.map((line, at) => {
    const own = decided[at] ?? { use: LEFT_OUT, note: "", name: line.label };
    const rivals = decided.flatMap(({ use }, other) =>
      use === own.use && other !== at ? other : [],
    );
    const settled = beside(own, at, rivals, claims);
    const slot = slotOf(settled);
    const isColumn = slot?.key === target.least && line.cells.length > 0;
    const isOnce = slot?.kind === "setting" && !isColumn;
    const isTotal = slot?.kind === "record" && slot.measure === "total";
    const hasUnit = slot !== null && (slot.measure === "unit" || isQuantity(slot));
    const each = isTotal ? eachOf(line, at, lot) : hasUnit ? line.heading.unit : null;
    return { ...line, ...settled, each, isOnce, cells: isOnce ? line.all.slice(0, 1) : line.cells };
  });
}

/** Whether a line may be for a slot. `Delivery` is a time as often as a term, so its cells must name terms. */
const isNamedFor = ({ field }: Slot, { heading, cells }: Line) =>
  field.kind !== "choice" ||
  !isNotCost(heading) ||
  cells.some((cell) => optionIn(cell, field.options) !== null);

/** The use of a line by its label, its unit and its values. */
function decide(
  line: Line,
  unit: string | null,
  lot: Lot | null,
  target: ImportTarget,
  slots: readonly Slot[],
): Decided {
  const { label: name, matches } = line;
  const slot = matches.find((own) => isNamedFor(own, line));
  if (slot === undefined) return withoutSlot(line, lot, slots);
  const isEach = slot.measure === "total" && unit !== null;
  const doubt = doubtOf(line, slot, isEach, target);
  if (doubt !== null) return { use: UNDECIDED, note: doubt, name };
  const each = slots.find(({ kind, measure }) => kind === "added" && measure === "unit");
  if (isEach && lot?.isCounted !== true && each !== undefined) {
    return { use: each, note: `${slot.label} is for the whole quantity, which isn’t known.`, name };
  }
  return { use: slot, note: slot.key === target.least ? "The lowest counts" : "", name };
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
  return differs && slot.key !== target.least && !isUnit(slot)
    ? "The tool has this once, and it differs here."
    : null;
}

/**
 * The use of a line where others are for the same field.
 *
 * @param rivals Indexes of the others.
 * @param claims How strong the claim of each line is.
 */
function beside(
  own: Decided,
  at: number,
  rivals: readonly number[],
  claims: readonly number[],
): Decided {
  const { use } = own;
  if (rivals.length === 0 || (use.kind !== "record" && use.kind !== "setting")) return own;
  const claim = claims[at] ?? 0;
  const strongest = Math.max(...rivals.map((rival) => claims[rival] ?? 0));
  if (claim === strongest && claim > 0) {
    const note = `More than one row is ${use.label}. Choose what to do with this one.`;
    return { ...own, use: UNDECIDED, note };
  }
  const isFirst = claim === strongest && rivals.every((rival) => rival > at);
  if (claim > strongest || isFirst) return own;
  return { ...own, use: LEFT_OUT, note: `Another row is ${use.label}` };
}
