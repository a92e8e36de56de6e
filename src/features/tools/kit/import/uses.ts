import type { ToolRegion } from "../region";
import { unitsIn } from "../units";
import { decide, LEFT_OUT, UNDECIDED, type Decided } from "./decide";
import type { Layout } from "./tables";
import type { Line } from "./lines";
import type { Lot } from "./lot";
import type { ImportContext } from "./read-list";
import type { Slot, SlotRole } from "./slots";
import type { Value } from "./value";

/** A line with what it is used for. */
export interface UsedLine extends Line, Decided {
  /** The unit that each of its cells is for, unless the cell says another; null for none. */
  readonly units: readonly (string | null)[];
  /** Whether it has one value, which belongs to no record. */
  readonly isOnce: boolean;
}

/** A line whose cells were read. */
export interface ReadLine extends UsedLine {
  readonly values: readonly Value[];
}

/** The slot of a line; null for one that has none. */
export const slotOf = ({ use }: Pick<UsedLine, "use">): Slot | null =>
  use.kind === "left-out" || use.kind === "undecided" ? null : use;

/** The lines that are used for some slots. */
export const linesFor = <Own extends UsedLine>(
  lines: readonly Own[],
  is: (slot: Slot) => boolean,
): readonly Own[] =>
  lines.filter((line) => {
    const slot = slotOf(line);
    return slot !== null && is(slot);
  });

/** The first line that is used for the field with a role. */
export const lineWith = <Own extends UsedLine>(lines: readonly Own[], role: SlotRole) =>
  linesFor(lines, (slot) => slot.role === role)[0];

/** Whether the amounts of a slot are in the currency of their record. */
export const isInCurrency = ({ field }: Slot) =>
  field.kind === "number" && field.currencyIn !== undefined;

/** The key of the question whether a line is for one unit. */
export const eachKey = (at: number) => `each-${at}`;

/** A line with what it is used for on its own. */
interface Candidate extends Line, Decided {
  /** The unit that its amounts are for by its heading or the visitor's answer; null for the whole quantity. */
  readonly each: string | null;
  /** How strong its claim to the field is: 2 if it was chosen, 1 if it is filled in, 0 if it is empty. */
  readonly claim: number;
}

function eachOf({ heading }: Line, answer: string | undefined, { unit }: Lot, region: ToolRegion) {
  const isEach = (answer ?? heading.measure) === "unit";
  return isEach && unitsIn(heading.unit, unit, region) !== null ? (heading.unit ?? "unit") : null;
}

/** The unit of each cell of a line by its heading or by what stands beside it. */
function unitsOf({ heading, cells, each }: Candidate, slot: Slot | null, lot: Lot) {
  if (slot?.role === "quantity") return [heading.unit ?? lot.ofQuantity];
  if (slot?.measure === "unit") return cells.map((_, at) => heading.unit ?? lot.prices[at] ?? null);
  return slot?.kind === "record" && slot.measure === "total" ? cells.map(() => each) : [];
}

/** The name and basis in the heading of an added line, as exports write it: `Audit (per unit)`. */
function addedLine(label: string, slots: readonly Slot[]) {
  const text = / ?\((?<basis>[^()]*)\)$/u.exec(label);
  const ending = `(${text?.groups?.basis ?? ""})`;
  const slot = slots.find((own) => own.kind === "added" && own.label.endsWith(ending));
  return text === null || slot === undefined ? null : { slot, name: label.slice(0, text.index) };
}

/** What each line is used for by the visitor's choice, its label and its values, whatever others are. */
function candidatesIn(
  { target, slots, lines }: Layout,
  lot: Lot,
  { uses, answers, region }: ImportContext,
): readonly Candidate[] {
  const added = lines.map(({ label }) => addedLine(label, slots));
  // Slots that lines name without a basis in brackets.
  const named = new Set(lines.flatMap(({ matches }, at) => (added[at] === null ? matches : [])));
  return lines.map((line, at) => {
    const { label: name, matches, all } = line;
    const own = added[at] ?? null;
    const id = uses.get(at);
    const each = eachOf(line, answers.get(eachKey(at)), lot, region);
    const candidate = { ...line, each, claim: all.length > 0 ? 1 : 0 };
    if (id !== undefined) {
      const use = slots.find((slot) => slot.id === id) ?? LEFT_OUT;
      const note = id === "" ? "Left out" : "";
      return { ...candidate, claim: 2, use, note, name: own?.name ?? name };
    }
    const base = matches.find((slot) => !named.has(slot));
    const isScaled = lot.isCounted && base?.measure === "total" && own?.slot.measure === "unit";
    return own !== null && base?.measure !== own.slot.measure && !isScaled
      ? { ...candidate, use: own.slot, note: "", name: own.name }
      : { ...candidate, ...decide(line, each, lot.isCounted, target, slots), name };
  });
}

/** The use of a line where others are for the same field: that of the strongest; a question if they are equal. */
function besideRivals(own: Candidate, all: readonly Candidate[]): Pick<Decided, "use" | "note"> {
  const { use, note } = own;
  if (use.kind !== "record" && use.kind !== "setting") return { use, note };
  const same = all.filter((other) => other.use === use);
  const most = Math.max(...same.map(({ claim }) => claim));
  const [first, ...equal] = same.filter(({ claim }) => claim === most);
  if (own.claim === most && most > 0 && equal.length > 0) {
    const question = `More than one row is ${use.label}. Choose what to do with this one.`;
    return { use: UNDECIDED, note: question };
  }
  return first === own ? { use, note } : { use: LEFT_OUT, note: `Another row is ${use.label}` };
}

/**
 * Decides what each line is used for. Two lines for one field are a question, as is a line whose unit
 * isn't the field's.
 */
export function assign(layout: Layout, lot: Lot, context: ImportContext): readonly UsedLine[] {
  const candidates = candidatesIn(layout, lot, context);
  return candidates.map((own) => {
    const { use, note } = besideRivals(own, candidates);
    const slot = slotOf({ use });
    const isColumn = slot?.key === layout.target.least && own.cells.length > 0;
    const isOnce = slot?.kind === "setting" && !isColumn;
    const cells = isOnce ? own.all.slice(0, 1) : own.cells;
    return { ...own, use, note, isOnce, cells, units: unitsOf({ ...own, cells }, slot, lot) };
  });
}
