import type { ToolRegion } from "../region";
import { RESULT, type SheetRow } from "../sheet";
import { column, isFilled, textOf, type Rows } from "./cell";
import { readHeading } from "./heading";
import { recordsBelow, recordsBeside } from "./lines";
import { namesIn, once, type Names } from "./names";
import { isExport } from "./slots";
import type { Table } from "./source";
import { withOneColumnEach } from "./suppliers-above";
import type { ImportTarget } from "./target";

/** How many fields of the list a row has as headings: several, or the only one. */
function headingsIn(row: SheetRow, { slots, of }: Names): number {
  const filled = row.filter(isFilled);
  const named = filled.filter((cell) => of(cell).field !== undefined).length;
  const isOnly = slots.filter(({ kind }) => kind === "record").length === 1 && filled.length === 1;
  return named > 1 || isOnly ? named : 0;
}

/**
 * The rows for each list, as an export has them: from the list's headings up to the next. Those of the first
 * list start with the table; others without headings have none.
 */
function sectionsOf(table: Rows, lists: readonly Names[]) {
  const seen = new Set<string>();
  // A new page repeats the headings.
  const isRepeated = (row: SheetRow) => {
    const text = row.map(textOf).join("\t");
    const isSeen = seen.has(text);
    if (lists.some((names) => headingsIn(row, names) > 1)) seen.add(text);
    return isSeen;
  };
  // Results have headings too, such as suppliers with the names of fields.
  const rows = table.filter((row) => !textOf(row[0]).startsWith(RESULT) && !isRepeated(row));
  const heads = rows.flatMap((row, at) => {
    const counts = lists.map((names) => headingsIn(row, names));
    const most = Math.max(...counts);
    return most > 0 ? [{ at, list: counts.indexOf(most) }] : [];
  });
  return lists.map((_, list) => {
    const own = heads.findIndex((head) => head.list === list);
    const start = list === 0 ? 0 : (heads[own]?.at ?? rows.length);
    return rows.slice(start, heads[own + 1]?.at);
  });
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
function layoutOf(section: Rows, names: Names) {
  const beside = transposed(withOneColumnEach(section, names));
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
const layoutBelowHeadings = (section: Rows, names: Names) =>
  layoutAt(transposed(transposed(section)), 0, recordsBelow, names);

function layoutAt(rows: Rows, at: number, recordsIn: typeof recordsBelow, names: Names) {
  const { target, slots } = names;
  const heading = rows[at] ?? [];
  // An export has the labels of its rows in the first column.
  const isOwn = (recordsIn === recordsBelow || at === 0) && isExport(slots, heading.map(textOf));
  const turned = { before: rows.slice(0, at), heading, after: rows.slice(at + 1), isOwn, names };
  const { lines, count } = recordsIn(turned);
  const kept = lines.filter(
    ({ label, all, matches }) => label !== "" && (isOwn || all.length > 0 || matches.length > 0),
  );
  return {
    target,
    slots,
    lines: kept,
    /** How many records it has. */
    count,
    /** Whether the tool wrote it. */
    isOwn,
  };
}

/** The lines of a table for one list. */
export type Layout = ReturnType<typeof layoutAt>;

/** A table with its lines, and those for the tool's other lists; none if the tool didn't write it. */
function findIn(table: Table, target: ImportTarget, region: ToolRegion) {
  const { tool, list, added } = target;
  const headingOf = once(readHeading);
  const keys = Object.keys(tool.lists).filter((key) => key !== list);
  const main = namesIn(table, target, region, headingOf);
  const others = keys.map((key) => namesIn(table, { tool, list: key }, region, headingOf));
  const [section = [], ...sections] = sectionsOf(table.rows, [main, ...others]);
  const layout = layoutOf(section, main);
  const parts = others.map((names, at) => layoutBelowHeadings(sections[at] ?? [], names));
  const isListed = (part: Layout) => layout.isOwn && part.target.list !== added;
  return { table, layout, others: parts.filter(isListed) };
}

/** The table in which most fields are recognized, and whether another one has figures for several fields, too. */
export function bestTable(tables: readonly Table[], target: ImportTarget, region: ToolRegion) {
  const known = ({ layout: { lines } }: ReturnType<typeof findIn>) =>
    new Set(lines.flatMap(({ matches }) => matches)).size;
  const found = tables.map((table) => findIn(table, target, region));
  const most = Math.max(...found.map(known));
  const nothing: Table = { rows: [], hasSemicolons: false };
  const best = found.find((own) => known(own) === most) ?? findIn(nothing, target, region);
  const hasRival = found.some((own) => own !== best && own.layout.count > 0 && known(own) > 1);
  return { ...best, hasRival };
}
