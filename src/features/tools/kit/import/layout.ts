import type { ToolRegion } from "../region";
import type { SheetCell } from "../sheet";
import { isNotCost, readHeading, type Heading } from "./heading";
import { isFilled, partOf, pathsIn, textOf } from "./part";
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
}

export interface Layout {
  readonly lines: readonly Line[];
  /** How many suppliers the table has. */
  readonly count: number;
  /** Whether the tool wrote the table. */
  readonly isOwn: boolean;
  /** How many fields were recognized. */
  readonly score: number;
}

/** Whether a column or row beside the suppliers has this name. */
const isNoSupplier = (text: string) => isNotCost(readHeading(text));

/** The table in which most fields are recognized. */
export function bestTable(tables: readonly Table[], target: ImportTarget, region: ToolRegion) {
  const found = tables.map((table) => ({ table, layout: findLayout(table, target, region) }));
  const most = Math.max(...found.map(({ layout }) => layout.score));
  return found.find(({ layout }) => layout.score === most);
}

/** Finds the suppliers of a table and the headings beside or above their figures. */
function findLayout(table: Table, target: ImportTarget, region: ToolRegion): Layout {
  const pathsOf = pathsIn(target, region);
  const rows = partOf(table.rows, target, pathsOf);
  const isListed = (path: string) => path.startsWith(`${target.list}.`);
  const matched = (cell: SheetCell | undefined) => pathsOf(cell, target.list);
  const listed = (cell: SheetCell | undefined) => matched(cell).find(isListed) ?? null;
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, index) => index);

  const distinct = (paths: readonly (string | null)[]) =>
    new Set(paths.filter((path) => path !== null)).size;
  const best = (scores: readonly number[]) => {
    const most = Math.max(0, ...scores);
    return { most, at: Math.max(0, scores.indexOf(most)) };
  };
  const labels = best(
    columns.map(
      (at) =>
        // Fields outside the list only decide between columns that have none of the list.
        rows.reduce((sum, row) => sum + (matched(row[at]).length > 0 ? 0.001 : 0), 0) +
        distinct(rows.map((row) => (row.slice(at + 1).some(isFilled) ? listed(row[at]) : null))),
    ),
  );
  const headings = best(
    rows.map((row, at) =>
      distinct(
        row.map((cell, column) =>
          rows.slice(at + 1).some((own) => isFilled(own[column])) ? listed(cell) : null,
        ),
      ),
    ),
  );

  const lineOf = (
    label: string,
    cells: readonly SheetCell[],
    all: readonly SheetCell[],
    extra = 0,
    isList = all.filter(isFilled).length !== 1,
  ): Line => {
    const heading = readHeading(label);
    const filled = all.filter(isFilled);
    // A name may be that of a field of the list and of one outside it, such as a discount.
    const both = matched(label);
    const own = both.filter((path) => isListed(path) === isList);
    return { label, heading, cells, all: filled, extra, matches: own.length > 0 ? own : both };
  };
  const settingLine = (row: readonly SheetCell[]): Line => {
    const at = Math.max(0, row.findIndex(isFilled));
    return lineOf(textOf(row[at]), [], row.slice(at + 1), 0, false);
  };
  const withScore = (lines: readonly Line[], count: number): Layout => {
    const named = lines.filter(({ label }) => label !== "");
    const kept = named.filter(({ all, matches }) => isOwn || all.length > 0 || matches.length > 0);
    return { lines: kept, count, isOwn, score: distinct(kept.flatMap(({ matches }) => matches)) };
  };
  const isOwn = isExport(target, region, [
    ...rows.map((row) => textOf(row[0])),
    ...(rows[headings.at] ?? []).map(textOf),
  ]);
  const isSetting = (cell: SheetCell | undefined) =>
    !isOwn && matched(cell).length > 0 && !matched(cell).some(isListed);
  const isBeside = (cell: SheetCell | undefined) =>
    !isOwn && (isNoSupplier(textOf(cell)) || isSetting(cell));
  const nameAt = nameField(target);

  // Suppliers below each other, under one row of headings.
  if (headings.most > Math.floor(labels.most) || labels.most === 0) {
    const isHeading = (row: readonly SheetCell[]) => row.filter(isFilled).length > 1;
    const topAt = headings.most > 0 ? headings.at : Math.max(0, rows.findIndex(isHeading));
    const top = rows[topAt] ?? [];
    const below = rows.slice(topAt + 1);
    const nameColumn = top.findIndex((cell) => listed(cell) === nameAt);
    const isSupplier = (row: readonly SheetCell[]) => {
      const first = row[nameColumn] ?? row.find(isFilled);
      const isUnits = !isOwn && row.every((cell) => cell === "" || /^\(.*\)$/u.test(textOf(cell)));
      return !isUnits && !isBeside(isFilled(first) ? first : row.find(isFilled));
    };
    const suppliers = below.filter(isSupplier);
    const lines = columns.map((at) => {
      const cells = suppliers.map((row) => row[at] ?? "");
      return lineOf(
        textOf(top[at]) || (cells.some(isFilled) ? "(no heading)" : ""),
        cells,
        cells,
        0,
        true,
      );
    });
    return withScore([...rows.slice(0, topAt).map(settingLine), ...lines], suppliers.length);
  }

  // Suppliers beside each other, with the headings in one column.
  const at = labels.at;
  const isList = (row: readonly SheetCell[]) => listed(row[at]) !== null;
  const nameRow = findNames(rows, at, (row) => listed(row[at]) === nameAt, isList);
  const hasValue = (column: number) =>
    rows.some((row) => row !== nameRow && isList(row) && isFilled(row[column]));
  const beside = columns.filter((column) => column > at && !isBeside(nameRow?.[column]));
  const used = beside.filter((column) =>
    nameRow === null ? hasValue(column) : isFilled(nameRow[column]),
  );
  // A column such as the quantity is the same for all suppliers.
  const settings = columns.filter((column) => column > at && isSetting(nameRow?.[column]));
  const below = nameRow === null ? [] : rows.slice(rows.indexOf(nameRow) + 1);
  const settingLines = settings.flatMap((column) => {
    const values = below.map((row) => row[column] ?? "");
    // Each row may have a unit of its own.
    const differs = new Set(values.filter(isFilled).map(String)).size > 1;
    const name = textOf(nameRow?.[column]);
    return differs && isNoSupplier(name) ? [] : [lineOf(name, [], values, 0, false)];
  });
  const lines = rows.map((row) => {
    const cells = used.map((column) => row[column] ?? "");
    const extra = beside.filter((column) => !used.includes(column) && isFilled(row[column])).length;
    const label =
      row === nameRow && listed(row[at]) === null
        ? (target.tool.lists[target.list]?.rowName ?? "")
        : textOf(row[at]);
    const all = columns.filter((column) => column > at && !settings.includes(column));
    return lineOf(
      label,
      cells,
      all.map((column) => row[column] ?? ""),
      extra,
    );
  });
  return withScore([...settingLines, ...lines], used.length);
}

/** The row with the names of suppliers: by its heading, else the first row of texts above their figures. */
function findNames(
  rows: readonly (readonly SheetCell[])[],
  at: number,
  isNamed: (row: readonly SheetCell[]) => boolean,
  isList: (row: readonly SheetCell[]) => boolean,
): readonly SheetCell[] | null {
  const named = rows.find((row) => isNamed(row) && row.slice(at + 1).some(isFilled));
  if (named !== undefined) return named;
  const first = rows.findIndex(isList);
  const above = rows.slice(0, Math.max(0, first)).find((row) => {
    const texts = row.slice(at + 1).filter(isFilled);
    const areTexts = texts.every((cell) => /\p{L}/u.test(textOf(cell)));
    return areTexts && new Set(texts).size > 1 && !isNoSupplier(textOf(row[at]));
  });
  return above ?? null;
}
