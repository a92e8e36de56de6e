import type { ToolRegion } from "../region";
import type { SheetCell } from "../sheet";
import { distinct, isNoSupplier, readNames, type Line, type NamedTable } from "./named-table";
import { isFilled, textOf } from "./part";
import type { Table } from "./source";
import type { ImportTarget } from "./target";

/** The rows of the preview, with the suppliers that a table has. */
export interface Layout {
  readonly lines: readonly Line[];
  /** How many suppliers the table has. */
  readonly count: number;
  /** Whether the tool wrote the table. */
  readonly isOwn: boolean;
  /** How many fields were recognized. */
  readonly score: number;
}

/** The table in which most fields are recognized. */
export function bestTable(tables: readonly Table[], target: ImportTarget, region: ToolRegion) {
  const found = tables.map((table) => ({ table, layout: findLayout(table, target, region) }));
  const most = Math.max(...found.map(({ layout }) => layout.score));
  return found.find(({ layout }) => layout.score === most);
}

/** Finds the suppliers of a table and the headings beside or above their figures. */
function findLayout(table: Table, target: ImportTarget, region: ToolRegion): Layout {
  const named = readNames(table, target, region);
  const { isOwn, headings, labels } = named;
  const isBelow = headings.most > Math.floor(labels.most) || labels.most === 0;
  const { lines, count } = isBelow
    ? suppliersBelow(named)
    : suppliersBeside(named, target.tool.lists[target.list]?.rowName ?? "");
  const kept = lines.filter(
    ({ label, all, matches }) => label !== "" && (isOwn || all.length > 0 || matches.length > 0),
  );
  return { lines: kept, count, isOwn, score: distinct(kept.flatMap(({ matches }) => matches)) };
}

type Found = Pick<Layout, "lines" | "count">;

/** Suppliers below each other, under one row of headings. */
function suppliersBelow({
  rows,
  columns,
  isOwn,
  headings,
  nameAt,
  listed,
  isBeside,
  lineOf,
}: NamedTable): Found {
  const isHeading = (row: readonly SheetCell[]) => row.filter(isFilled).length > 1;
  const topAt = headings.most > 0 ? headings.at : Math.max(0, rows.findIndex(isHeading));
  const top = rows[topAt] ?? [];
  const nameColumn = top.findIndex((cell) => listed(cell) === nameAt);
  const isSupplier = (row: readonly SheetCell[]) => {
    const first = row[nameColumn] ?? row.find(isFilled);
    const isUnits = !isOwn && row.every((cell) => cell === "" || /^\(.*\)$/u.test(textOf(cell)));
    return !isUnits && !isBeside(isFilled(first) ? first : row.find(isFilled));
  };
  const suppliers = rows.slice(topAt + 1).filter(isSupplier);
  const settings = rows.slice(0, topAt).map((row) => {
    const at = Math.max(0, row.findIndex(isFilled));
    return lineOf(textOf(row[at]), { all: row.slice(at + 1), isList: false });
  });
  const lines = columns.map((at) => {
    const cells = suppliers.map((row) => row[at] ?? "");
    const label = textOf(top[at]) || (cells.some(isFilled) ? "(no heading)" : "");
    return lineOf(label, { cells, all: cells, isList: true });
  });
  return { lines: [...settings, ...lines], count: suppliers.length };
}

/** Suppliers beside each other, with the headings in one column. */
function suppliersBeside(table: NamedTable, rowName: string): Found {
  const { rows, columns, labels, nameAt, listed, isRange, isSetting, isBeside, lineOf } = table;
  const { at } = labels;
  const isList = (row: readonly SheetCell[]) => listed(row[at]) !== null;
  const isNames = (row: readonly SheetCell[]) => listed(row[at]) === nameAt;
  // The corner of a grid may be called `Amount`, like a field.
  const isGrid = rows.some((row) => isRange(row[at]));
  const isFirst = isGrid ? (row: readonly SheetCell[]) => isRange(row[at]) : isList;
  const nameRow = findNames(rows, at, isNames, isFirst);
  const hasValue = (column: number) =>
    rows.some((row) => row !== nameRow && isList(row) && isFilled(row[column]));
  const right = columns.filter((column) => column > at);
  const beside = right.filter((column) => !isBeside(nameRow?.[column]));
  const used = beside.filter((column) =>
    nameRow === null ? hasValue(column) : isFilled(nameRow[column]),
  );
  const unused = beside.filter((column) => !used.includes(column));
  // A column such as the quantity is the same for all suppliers.
  const settings = right.filter((column) => isSetting(nameRow?.[column]));
  const others = right.filter((column) => !settings.includes(column));
  const below = nameRow === null ? [] : rows.slice(rows.indexOf(nameRow) + 1);
  const settingLines = settings.flatMap((column) => {
    const values = below.map((row) => row[column] ?? "");
    // Each row may have a unit of its own.
    const differs = new Set(values.filter(isFilled).map(String)).size > 1;
    const name = textOf(nameRow?.[column]);
    return differs && isNoSupplier(name) ? [] : [lineOf(name, { all: values, isList: false })];
  });
  const lines = rows.map((row) => {
    const label = row === nameRow && !isNames(row) ? rowName : textOf(row[at]);
    return lineOf(label, {
      cells: used.map((column) => row[column] ?? ""),
      all: others.map((column) => row[column] ?? ""),
      extra: unused.filter((column) => isFilled(row[column])).length,
    });
  });
  return { lines: [...settingLines, ...lines], count: used.length };
}

/** The row with the names of suppliers: by its heading, else the first row of texts above their figures. */
function findNames(
  rows: readonly (readonly SheetCell[])[],
  at: number,
  isNamed: (row: readonly SheetCell[]) => boolean,
  isFirst: (row: readonly SheetCell[]) => boolean,
): readonly SheetCell[] | null {
  const named = rows.find((row) => isNamed(row) && row.slice(at + 1).some(isFilled));
  if (named !== undefined) return named;
  const first = rows.findIndex(isFirst);
  const above = rows.slice(0, Math.max(0, first)).find((row) => {
    const texts = row.slice(at + 1).filter(isFilled);
    const areTexts = texts.every((cell) => /\p{L}/u.test(textOf(cell)));
    return areTexts && new Set(texts).size > 1 && !isNoSupplier(textOf(row[at]));
  });
  return above ?? null;
}
