import type { ToolRegion } from "../region";
import { textOf, type Cell } from "./cell";
import { folded, isOf, readHeading, type Heading } from "./heading";
import { rangesOf, type Range } from "./ranges";
import { slotsOf, type Slot } from "./slots";
import type { Table } from "./source";
import { rowNameOf, type ImportTarget } from "./target";
import { wordOfTitle } from "./titles";

/** What the cells of a table name for one list. */
export interface Names {
  readonly target: ImportTarget;
  readonly slots: readonly Slot[];
  readonly headingOf: (cell: Cell) => Heading;
  /** The word of a title that amounts count in, unless their heading has one; null without one. */
  readonly word: string | null;
  /** The slots that a cell names. A range that heads a part of a grid names the texts for it. */
  readonly slotsIn: (cell: Cell) => readonly Slot[];
  readonly rangeIn: (cell: Cell) => Range | null;
  /** The field of the list that a cell names. */
  readonly listed: (cell: Cell) => Slot | undefined;
  /** Whether a cell names nothing but a field outside the list. */
  readonly isSetting: (cell: Cell) => boolean;
  /** Whether a cell is known to head something that is neither a record nor a cost. */
  readonly isNotCost: (cell: Cell) => boolean;
}

/** Whether a cell is a heading for the names of records. */
export const isName = ({ listed }: Names, cell: Cell) => listed(cell)?.role === "name";

/** Reads each heading once. */
export function headingReader(): Names["headingOf"] {
  const known = new Map<string, Heading>();
  return (cell) => {
    const text = textOf(cell);
    const heading = known.get(text) ?? readHeading(text);
    known.set(text, heading);
    return heading;
  };
}

/** The slots by the names that headings have for them. A heading may also name what a record is. */
function slotsByName(
  slots: readonly Slot[],
  rowName: string,
): ReadonlyMap<string, readonly Slot[]> {
  const byName = new Map<string, readonly Slot[]>();
  for (const slot of slots) {
    for (const name of slot.names) byName.set(name, [...(byName.get(name) ?? []), slot]);
  }
  const names = slots.filter(({ role }) => role === "name");
  return new Map([[rowName, names], ...byName]);
}

/** Finds what the cells of a table name for the target's list. */
export function namesIn(
  table: Table,
  target: ImportTarget,
  region: ToolRegion,
  headingOf: Names["headingOf"],
): Names {
  const slots = slotsOf(target, region);
  const byName = slotsByName(slots, folded(rowNameOf(target)));
  const ranges = target.ranges === undefined ? [] : [...rangesOf(table)];
  const rangeAt = (cell: Cell) => ranges.findIndex(([text]) => text === textOf(cell));
  const slotsIn = (cell: Cell) => {
    const at = rangeAt(cell);
    if (at !== -1)
      return slots.filter(({ key, position }) => key === target.ranges?.key && position === at);
    const exact = headingOf(cell).names.find((name) => byName.has(name));
    return byName.get(exact ?? "") ?? [];
  };
  const listed = (cell: Cell) => slotsIn(cell).find(({ kind }) => kind === "record");
  return {
    target,
    slots,
    headingOf,
    word: wordOfTitle(table.rows),
    slotsIn,
    rangeIn: (cell) => ranges[rangeAt(cell)]?.[1] ?? null,
    listed,
    isSetting: (cell) => slotsIn(cell).length > 0 && listed(cell) === undefined,
    isNotCost: (cell) => isOf("not-cost", headingOf(cell)),
  };
}
