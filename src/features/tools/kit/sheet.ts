import Big from "big.js";
import { itemsOf, recordOf } from "../../../lib/json";
import { currencyProblem, takeCurrency } from "./currencies";
import {
  keysIn,
  type Field,
  type Fields,
  type Row,
  type SingleField,
  type ToolFields,
} from "./fields";
import { parseNumber } from "./read-number";
import { homeCurrency, textIn, type ToolRegion } from "./region";
import { labelOf, startOf } from "./state";

/** A cell of a table that a visitor takes away: a text or a number. */
export type SheetCell = string | Big;
export type SheetRow = readonly SheetCell[];

/** Start of the label of a result. Results are for readers, and are skipped when a file is read again. */
export const RESULT = "Result: ";

/** The text of a field in a file. An amount in another currency keeps its sign. */
export function cellOf(field: SingleField, text: string, region: ToolRegion): SheetCell {
  if (field.kind !== "number") return labelOf(field, text, region);
  const { currencies } = takeCurrency(text);
  if (currencyProblem(currencies, homeCurrency[region]) !== null) return text;
  return parseNumber(text) ?? text;
}

/** The label of a field in files. */
export function fileLabelOf(field: Field, region: ToolRegion): string {
  return field.fileLabel ?? textIn(field.label, region);
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/**
 * The fields that a region has, with how to write them.
 *
 * @param counts How many rows each list has, for fields with a text for each of them.
 */
function fileFields(
  fields: Fields,
  region: ToolRegion,
  counts: Readonly<Record<string, number>> = {},
) {
  return keysIn(fields, region).flatMap((key) => {
    const field = fields[key];
    if (field === undefined || field.inFiles === false) return [];
    const valueOf = (row: unknown) => recordOf(row)[key];
    const label = fileLabelOf(field, region);
    if (field.kind !== "texts") {
      return [{ label, cell: (row: unknown) => cellOf(field, textOf(valueOf(row)), region) }];
    }
    return Array.from({ length: counts[field.per] ?? 0 }, (_, index) => ({
      label: `${label} ${index + 1}`,
      cell: (row: unknown) => {
        const text = textOf(itemsOf(valueOf(row))[index]);
        return cellOf(field.of, text || startOf(field.of), region);
      },
    }));
  });
}

/** A row for each field outside the lists. */
export function settingRows(tool: ToolFields, state: object, region: ToolRegion): SheetRow[] {
  return fileFields(tool.fields, region).map(({ label, cell }) => [label, cell(state)]);
}

/** The rows of a list as columns: a row for each field. */
export function columnRows<Own extends Fields>(
  fields: Own,
  rows: readonly Row<Own>[],
  region: ToolRegion,
): SheetRow[] {
  return fileFields(fields, region).map(({ label, cell }) => [label, ...rows.map(cell)]);
}

/** The rows of a list below their headings. */
function headedRows(
  fields: Fields,
  rows: readonly unknown[],
  region: ToolRegion,
  counts: Readonly<Record<string, number>>,
): SheetRow[] {
  const columns = fileFields(fields, region, counts);
  return [
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map(({ cell }) => cell(row))),
  ];
}

/** Every input: the fields outside the lists, then each list below its headings. */
export function inputRows(tool: ToolFields, state: object, region: ToolRegion): SheetRow[] {
  const rowsOf = (key: string) => itemsOf(Reflect.get(state, key));
  const keys = Object.keys(tool.lists);
  const counts = Object.fromEntries(keys.map((key) => [key, rowsOf(key).length]));
  const lists = Object.entries(tool.lists).flatMap(([key, { fields }]) =>
    rowsOf(key).length === 0 ? [] : headedRows(fields, rowsOf(key), region, counts),
  );
  return [...settingRows(tool, state, region), ...lists];
}

/**
 * Spreadsheets would run such a cell as a formula: https://owasp.org/www-community/attacks/CSV_Injection.
 * An apostrophe before it prevents that; the import takes it off again.
 */
export const FORMULA = /^'*(?:[=+@\t\r]|-(?![\d.,\s]*$))/u;

function safeText(cell: SheetCell): string {
  if (cell instanceof Big) return cell.toFixed();
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Rows as a CSV file, with the mark that makes Excel read it as UTF-8. Every cell is quoted. */
export function writeCsv(rows: readonly SheetRow[]): string {
  const lines = rows.map((row) => row.map((cell) => quoted(safeText(cell))).join(","));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

/** Rows as spreadsheets take them from the clipboard. There a quote at the start of a cell quotes it. */
export function writeTabbed(rows: readonly SheetRow[]): string {
  const tabbed = (cell: SheetCell) => {
    const text = safeText(cell).replaceAll(/\s+/gu, " ");
    return text.startsWith('"') ? quoted(text) : text;
  };
  return rows.map((row) => row.map(tabbed).join("\t")).join("\n");
}

const wholeFormats: Readonly<Record<ToolRegion, string>> = {
  in: "[>=10000000]##\\,##\\,##\\,##0;[>=100000]##\\,##\\,##0;#,##0",
  us: "#,##0",
};

/** Rows as an Excel file, with the grouping of the region. Its writer is loaded when it is needed. */
export async function writeXlsx(rows: readonly SheetRow[], region: ToolRegion): Promise<Blob> {
  const { default: write } = await import(
    /* webpackChunkName: "write-excel" */ "write-excel-file/browser"
  );
  const width = Math.max(1, ...rows.map(({ length }) => length));
  const data = rows.map((row) =>
    row.map((cell) => {
      // The writer looks texts up in a plain object: `toString` alone would break the file.
      if (!(cell instanceof Big)) return cell in {} ? `${cell} ` : cell;
      const format = cell.mod(1).eq(0) ? wholeFormats[region] : "#,##0.00##";
      return { value: cell.toNumber(), type: Number, format };
    }),
  );
  const columns = Array.from({ length: width }, (_, index) => ({ width: index === 0 ? 32 : 18 }));
  return write(data, { columns }).toBlob();
}
