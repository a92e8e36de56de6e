import type { ToolRegion } from "../region";
import { textOf, type Cell } from "./cell";
import { folded, isOf, type Heading } from "./heading";
import { rangesOf } from "./ranges";
import { slotsOf, type Slot } from "./slots";
import type { Table } from "./source";
import { rowNameOf, type ImportTarget } from "./target";
import { wordOfTitle } from "./titles";

/** Reads the text of each cell once. */
export function once<Own>(read: (text: string) => Own): (cell: Cell) => Own {
  const known = new Map<string, Own>();
  return (cell) => {
    const text = textOf(cell);
    const own = known.get(text) ?? read(text);
    known.set(text, own);
    return own;
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
  headingOf: (cell: Cell) => Heading,
) {
  const slots = slotsOf(target, region);
  const byName = slotsByName(slots, folded(rowNameOf(target)));
  const ranges = target.ranges === undefined ? [] : [...rangesOf(table)];
  const slotsNamed = ({ names }: Heading, at: number) =>
    at === -1
      ? (byName.get(names.find((name) => byName.has(name)) ?? "") ?? [])
      : slots.filter(({ key, position }) => key === target.ranges?.key && position === at);
  const read = (text: string) => {
    const heading = headingOf(text);
    const at = ranges.findIndex(([own]) => own === text);
    const named = slotsNamed(heading, at);
    const field = named.find(({ kind }) => kind === "record");
    return {
      heading,
      /** The range that heads a part of a grid; null for other cells. */
      range: ranges[at]?.[1] ?? null,
      /** The slots with its name. A range has those of the texts for it. */
      slots: named,
      /** The first of them that is a field of the list. */
      field,
      /** Whether it names nothing but a field outside the list. */
      isSetting: named.length > 0 && field === undefined,
      /** Whether it is known to head something that is neither a record nor a cost. */
      isNotCost: isOf("not-cost", heading),
    };
  };
  return {
    target,
    slots,
    /** The word of a title that amounts count in, unless their heading has one; null without one. */
    word: wordOfTitle(table.rows),
    of: once(read),
  };
}

/** What the cells of a table name for one list. */
export type Names = ReturnType<typeof namesIn>;
