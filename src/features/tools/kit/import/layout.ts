import { column, isFilled, textOf, type Rows } from "./cell";
import { recordsBelow, recordsBeside, type Line } from "./lines";
import type { Names } from "./names";
import { isExport, type Slot } from "./slots";
import type { ImportTarget } from "./target";

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

/** Columns as rows, all of one length. */
function transposed(rows: Rows): Rows {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: width }, (_, at) => column(rows, at));
}

/** The row that names most fields of the list with values below; other fields decide between equals. */
function headingIn(rows: Rows, names: Names) {
  const hasBelow = (start: number, at: number) =>
    rows.some((row, index) => index > start && isFilled(row[at]));
  let best = { at: 0, fields: 0, all: 0 };
  rows.forEach((row, start) => {
    const named = row.map((cell, at) => ({ ...names.of(cell), at }));
    const fields = named.flatMap(({ field, at }) =>
      field !== undefined && hasBelow(start, at) ? [field] : [],
    );
    const all = named.filter(({ slots }) => slots.length > 0).length;
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

function layoutAt(rows: Rows, at: number, recordsIn: typeof recordsBelow, names: Names): Layout {
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
