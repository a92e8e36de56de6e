import type { ToolRegion } from "../region";
import type { SheetCell } from "../sheet";
import { isNotCost, readHeading, type Heading } from "./heading";
import { isFilled, partOf, pathsIn, textOf } from "./part";
import { rangesOf, type Range } from "./ranges";
import type { Table } from "./source";
import { isExport, nameField, type ImportTarget } from "./target";

/** A row of the preview: a heading of the file with its values. */
export interface Line {
  readonly label: string;
  readonly heading: Heading;
  /** One for each supplier. */
  readonly cells: readonly SheetCell[];
  /** Everything beside the label, for a field that is there once. */
  readonly all: readonly SheetCell[];
  /** Values that belong to no supplier. */
  readonly extra: number;
  /** Paths of the fields that have its name: `suppliers.price` or `quantity`. */
  readonly matches: readonly string[];
  /** The range of amounts that its label is, in a grid; null if it is none. */
  readonly range: Range | null;
}

/** Whether a column or row beside the suppliers has this name. */
export const isNoSupplier = (text: string) => isNotCost(readHeading(text));

/** A table with what its cells name. */
export interface NamedTable {
  readonly rows: Table["rows"];
  /** Numbers of its columns. */
  readonly columns: readonly number[];
  /** Whether the tool wrote it. */
  readonly isOwn: boolean;
  /** The row of headings and the column of labels in which most fields of the list are named. */
  readonly headings: Best;
  readonly labels: Best;
  /** The path of the names of suppliers. */
  readonly nameAt: string | null;
  /** The field of the list that a cell names. */
  readonly listed: (cell: SheetCell | undefined) => string | null;
  /** Whether a cell is a range of amounts that heads a row or column of a grid. */
  readonly isRange: (cell: SheetCell | undefined) => boolean;
  /** Whether a cell names a field outside the list. */
  readonly isSetting: (cell: SheetCell | undefined) => boolean;
  /** Whether a cell heads a row or column that is no supplier. */
  readonly isBeside: (cell: SheetCell | undefined) => boolean;
  readonly lineOf: (label: string, values: LineValues) => Line;
}

interface LineValues {
  /** One for each supplier. */
  readonly cells?: readonly SheetCell[];
  readonly all: readonly SheetCell[];
  readonly extra?: number;
  /** Whether its label is more likely that of a field of the list. */
  readonly isList?: boolean;
}

interface Best {
  readonly most: number;
  readonly at: number;
}

/** The highest score and its position. */
function best(scores: readonly number[]): Best {
  const most = Math.max(0, ...scores);
  return { most, at: Math.max(0, scores.indexOf(most)) };
}

/** How many different fields are named. */
export const distinct = (paths: readonly (string | null)[]) =>
  new Set(paths.filter((path) => path !== null)).size;

/** Finds what the cells of a table name: fields of the list, fields outside it, or no field. */
export function readNames(table: Table, target: ImportTarget, region: ToolRegion): NamedTable {
  const pathsOf = pathsIn(target, region);
  const rows = partOf(table.rows, target, pathsOf);
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, index) => index);
  const isListed = (path: string) => path.startsWith(`${target.list}.`);
  const ranges = target.ranges === undefined ? [] : [...rangesOf(table)];
  const rangeAt = (cell: SheetCell | undefined) =>
    ranges.findIndex(([text]) => text === textOf(cell));
  const matched = (cell: SheetCell | undefined) => {
    const at = rangeAt(cell);
    return at < 0 ? pathsOf(cell, target.list) : [`${target.list}.${target.ranges?.key}.${at}`];
  };
  const listed = (cell: SheetCell | undefined) => matched(cell).find(isListed) ?? null;
  const labels = columns.map((at) => {
    const named = rows.map((row) => (row.slice(at + 1).some(isFilled) ? listed(row[at]) : null));
    // Fields outside the list only decide between columns that have none of the list.
    const others = rows.filter((row) => matched(row[at]).length > 0).length;
    return distinct(named) + others / 1000;
  });
  const headings = rows.map((row, at) => {
    const hasBelow = (column: number) => rows.slice(at + 1).some((own) => isFilled(own[column]));
    return distinct(row.map((cell, column) => (hasBelow(column) ? listed(cell) : null)));
  });
  const top = rows[best(headings).at] ?? [];
  const isOwn = isExport(target, region, [
    ...rows.map((row) => textOf(row[0])),
    ...top.map(textOf),
  ]);
  const isSetting = (cell: SheetCell | undefined) =>
    !isOwn && matched(cell).length > 0 && listed(cell) === null;
  return {
    rows,
    columns,
    isOwn,
    headings: best(headings),
    labels: best(labels),
    nameAt: nameField(target),
    listed,
    isRange: (cell) => rangeAt(cell) >= 0,
    isSetting,
    isBeside: (cell) => !isOwn && (isNoSupplier(textOf(cell)) || isSetting(cell)),
    lineOf: (label, { cells = [], all, extra = 0, isList }) => {
      const filled = all.filter(isFilled);
      // A name may be that of a field of the list and of one outside it, such as a discount.
      const both = matched(label);
      const own = both.filter((path) => isListed(path) === (isList ?? filled.length !== 1));
      const matches = own.length > 0 ? own : both;
      const range = ranges[rangeAt(label)]?.[1] ?? null;
      return { label, heading: readHeading(label), cells, all: filled, extra, matches, range };
    },
  };
}
