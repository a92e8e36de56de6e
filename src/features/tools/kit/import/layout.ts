import type { SheetCell } from "../sheet";
import { isFilled, textOf } from "./cell";
import { readHeading, type Heading } from "./heading";
import type { Names } from "./names";
import type { Range } from "./ranges";
import { isExport, type Slot } from "./slots";
import { rowNameOf, type ImportTarget } from "./target";
import { column, nameIn, withUnits, type Rows, type Turned } from "./turned";

/** A heading of the file with its values: a row of the preview. */
export interface Line {
  readonly label: string;
  /** What the label says; nothing in a file that the tool wrote, whose labels are exact. */
  readonly heading: Heading;
  /** One for each record. */
  readonly cells: readonly SheetCell[];
  /** Everything beside the label, for a field that is there once. */
  readonly all: readonly SheetCell[];
  /** Values that belong to no record. */
  readonly extra: number;
  /** The slots that have its name. */
  readonly matches: readonly Slot[];
  /** The range of amounts that its label is, in a grid; null if it is none. */
  readonly range: Range | null;
}

/** The lines of a table for one list. */
export interface Layout {
  readonly target: ImportTarget;
  readonly slots: readonly Slot[];
  readonly lines: readonly Line[];
  /** How many records it has. */
  readonly count: number;
  /** Whether the tool wrote it. */
  readonly isOwn: boolean;
}

type Found = Pick<Layout, "lines" | "count">;

/** Columns as rows, all of one length. */
function transposed(rows: Rows): Rows {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: width }, (_, at) => column(rows, at));
}

/** The row that names most fields of the list with values below; other fields decide between equals. */
function headingIn(rows: Rows, { slotsIn, listed }: Names) {
  const hasBelow = (start: number, at: number) =>
    rows.some((row, index) => index > start && isFilled(row[at]));
  let best = { at: 0, fields: 0, all: 0 };
  rows.forEach((row, start) => {
    const fields = row.flatMap((cell, at) => {
      const slot = listed(cell);
      return slot !== undefined && hasBelow(start, at) ? [slot] : [];
    });
    const all = row.filter((cell) => slotsIn(cell).length > 0).length;
    const own = { at: start, fields: new Set(fields).size, all };
    const isFuller = own.fields === best.fields && own.all > best.all;
    if (own.fields > best.fields || isFuller) best = own;
  });
  return best;
}

/** Finds the records of a table and the headings above or beside their figures. */
export function layoutOf(section: Rows, names: Names): Layout {
  const beside = transposed(section);
  const below = transposed(beside);
  const labels = headingIn(beside, names);
  const headings = headingIn(below, names);
  if (headings.fields <= labels.fields && labels.all > 0) {
    return layoutAt(beside, labels.at, recordsBeside, names);
  }
  const first = below.findIndex((row) => row.filter(isFilled).length > 1);
  const at = headings.fields > 0 ? headings.at : Math.max(0, first);
  return layoutAt(below, at, recordsBelow, names);
}

/** The layout of rows that start with the headings of a list, as an export has its further lists. */
export const layoutBelowHeadings = (section: Rows, names: Names) =>
  layoutAt(transposed(transposed(section)), 0, recordsBelow, names);

function layoutAt(
  rows: Rows,
  at: number,
  recordsIn: (turned: Turned) => Found,
  names: Names,
): Layout {
  const { target, slots } = names;
  const heading = rows[at] ?? [];
  // An export has the labels of its rows in the first column.
  const isOwn = (recordsIn === recordsBelow || at === 0) && isExport(slots, heading.map(textOf));
  const turned = { before: rows.slice(0, at), heading, after: rows.slice(at + 1), isOwn, names };
  const { lines, count } = recordsIn(turned);
  const kept = lines.filter(
    ({ label, all, matches }) => label !== "" && (isOwn || all.length > 0 || matches.length > 0),
  );
  return { target, slots, lines: kept, count, isOwn };
}

/** The values of a line. */
interface Values extends Partial<Pick<Line, "cells" | "extra">> {
  readonly all: readonly SheetCell[];
  /** Whether its label is more likely that of a field outside the list. */
  readonly isSetting?: boolean;
}

function lineOf({ names, isOwn }: Turned, label: string, values: Values): Line {
  const { cells = [], extra = 0 } = values;
  const all = values.all.filter(isFilled);
  // A name may be that of a field of the list and of one outside it, such as a discount.
  const { isSetting = all.length === 1 } = values;
  const both = names.slotsIn(label);
  const own = both.filter(({ kind }) => (kind === "setting") === isSetting);
  const matches = own.length > 0 ? own : both;
  const heading = isOwn ? readHeading("") : names.headingOf(label);
  return { label, heading, cells, all, extra, matches, range: names.rangeIn(label) };
}

/** A field outside the list, with the values after its name. */
const settingIn = (turned: Turned, row: readonly SheetCell[], at: number) =>
  lineOf(turned, textOf(row[at]), { all: row.slice(at + 1), isSetting: true });

/** Records below each other, under headings. Rows above have fields outside the list. */
function recordsBelow(turned: Turned): Found {
  const { before, heading, after, isOwn, names } = turned;
  const nameAt = heading.findIndex(names.isName);
  const isRecord = (row: readonly SheetCell[]) => {
    const name = isFilled(row[nameAt]) ? row[nameAt] : row.find(isFilled);
    const isUnits = row.every((cell) => cell === "" || /^\(.*\)$/u.test(textOf(cell)));
    // A text alone is a note, or heads those below it, such as `Imported`.
    const isNote = names.target.hasLot === true || /^(?:\*|notes?\b|n\.?b\b)/iu.test(textOf(name));
    const isTitle = isNote && row.filter(isFilled).length === 1;
    return !isUnits && !isTitle && !names.isNotCost(name) && !names.isSetting(name);
  };
  const records = isOwn ? after : after.filter(isRecord);
  const settings = before.map((row) => settingIn(turned, row, row.findIndex(isFilled)));
  const lines = heading.map((cell, at) => {
    const cells = column(records, at);
    const label = textOf(cell) || (cells.some(isFilled) ? "(no heading)" : "");
    return lineOf(turned, label, { cells, all: cells, isSetting: false });
  });
  return { lines: [...settings, ...lines], count: records.length };
}

/** Records that were beside each other, with columns among them that are none. */
function recordsBeside(turned: Turned): Found {
  const { after, isOwn, names } = turned;
  const nameAt = nameIn(turned);
  const heading = withUnits(turned, nameAt);
  const isSetting = (row: readonly SheetCell[]) => !isOwn && names.isSetting(row[nameAt]);
  const isNone = (row: readonly SheetCell[]) =>
    isSetting(row) || (!isOwn && names.isNotCost(row[nameAt]));
  const hasFigure = (row: readonly SheetCell[]) =>
    row.some((cell, at) => isFilled(cell) && names.listed(heading[at]) !== undefined);
  const isRecord = (row: readonly SheetCell[]) =>
    !isNone(row) && (nameAt === -1 ? hasFigure(row) : isFilled(row[nameAt]));
  const records = after.filter(isRecord);
  const unused = after.filter((row) => !isNone(row) && !isRecord(row));
  const settings = after.filter(isSetting).map((row) => settingIn(turned, row, nameAt));
  // Each row may have a unit of its own.
  const isVaried = ({ label, all }: Line) =>
    new Set(all.map(String)).size > 1 && names.isNotCost(label);
  const others = after.filter((row) => !isSetting(row));
  const lines = heading.map((cell, at) =>
    lineOf(turned, at === nameAt && !names.isName(cell) ? rowNameOf(names.target) : textOf(cell), {
      cells: column(records, at),
      all: column(others, at),
      extra: column(unused, at).filter(isFilled).length,
    }),
  );
  return {
    lines: [...settings.filter((line) => !isVaried(line)), ...lines],
    count: records.length,
  };
}
