import Big from "big.js";
import Papa from "papaparse";
import { FORMULA, type SheetCell } from "../sheet";
import type { Rows } from "./cell";

/** A table as read: texts, and the numbers of Excel files, whose decimal sign is certain. */
export interface Table {
  readonly rows: Rows;
  /** Whether semicolons separate its cells: its numbers may have decimal commas. */
  readonly hasSemicolons: boolean;
}

/** What a source gives: one table for each way to read it, or why it can't be read. */
export type Source =
  | { readonly tables: readonly Table[]; readonly problem: null }
  | { readonly tables: null; readonly problem: string };

/** The largest source, in bytes or characters. */
const LARGEST_SOURCE = 2_000_000;
/** More is no list of quotations, or of the bids of an auction. */
const MOST_ROWS = 600;
const MOST_COLUMNS = 60;

const failed = (problem: string): Source => ({ tables: null, problem });
const TOO_LARGE = "This is too large. Keep the rows with the figures, at most 2 MB.";
const OTHER_FILE = "This file can’t be read. Save it as an Excel workbook (.xlsx) or as CSV.";

/** White space of every kind as spaces, without marks that can't be seen. */
const cleaned = (text: string) =>
  text
    .replaceAll(/\p{White_Space}+/gu, " ")
    .replaceAll(/[\p{Cc}\p{Default_Ignorable_Code_Point}\uFEFF\u200B-\u200F\u202A-\u202E]/gu, "")
    .trim();

/** A cell without the apostrophe that an export puts before formulas. */
function textCell(given: string): string {
  const text = cleaned(given);
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}

/** Without empty rows, and with a limit on what is read. */
function tableOf(rows: Rows, hasSemicolons = false): Table {
  const cut = rows.slice(0, MOST_ROWS).map((row) => row.slice(0, MOST_COLUMNS));
  return { rows: cut.filter((row) => row.some((cell) => cell !== "")), hasSemicolons };
}

function parse(text: string, delimiter: string): readonly (readonly string[])[] {
  const read = (quoteChar: string) =>
    Papa.parse<string[]>(text, { delimiter, quoteChar, preview: MOST_ROWS });
  const { data, errors } = read('"');
  // An open quote would take the rest of the file into its cell.
  const isOpen = errors.some(({ code }) => code === "MissingQuotes");
  if (!isOpen) return data.map((row) => row.map(textCell));
  const unquoted = (cell: string) => cleaned(cell).replace(/^"(?<inside>[^"]*)"$/u, "$<inside>");
  return read("\u0000").data.map((row) => row.map((cell) => textCell(unquoted(cell))));
}

/** The tables in pasted cells or in a CSV file: one for each character that may separate its cells. */
export function readText(given: string): Source {
  if (given.length > LARGEST_SOURCE) return failed(TOO_LARGE);
  const text = given.replace(/^\uFEFF/u, "");
  if (text.trim() === "") return failed("There are no cells in it.");
  const named = /^"?sep=(?<separator>[^\r\n])"?[\r\n]+/iu.exec(text);
  const own = named?.groups?.separator;
  const rest = named === null ? text : text.slice(named[0].length);
  const separators = own === undefined ? ["\t", ",", ";", "|"] : [own];
  const used = separators.filter((separator) => rest.includes(separator));
  const tables = (used.length === 0 ? ["\t"] : used).map((separator) =>
    tableOf(parse(rest, separator), separator === ";"),
  );
  return { tables, problem: null };
}

/** The text of a file in the encoding that it has: UTF-8, UTF-16 or Windows-1252. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const zeros = (start: number) => {
    const own = bytes.slice(0, 200).filter((_, index) => index % 2 === start);
    return own.filter((byte) => byte === 0).length > own.length / 2;
  };
  if ((first === 0xff && second === 0xfe) || zeros(1)) {
    return new TextDecoder("utf-16le").decode(bytes);
  }
  if ((first === 0xfe && second === 0xff) || zeros(0)) {
    return new TextDecoder("utf-16be").decode(bytes);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** A cell of an Excel file. Excel counts a time of day from the last days of 1899. */
function excelCell(value: unknown): SheetCell {
  if (value instanceof Big) return value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (value instanceof Date && !Number.isNaN(value.getTime())) {
    const moment = value.toISOString();
    return value.getTime() < Date.UTC(1900, 0, 1) ? moment.slice(11, 16) : moment.slice(0, 10);
  }
  return typeof value === "string" ? cleaned(value) : "";
}

async function readExcel(file: Blob): Promise<Source> {
  const { default: read } = await import(
    /* webpackChunkName: "read-excel" */ "read-excel-file/universal"
  );
  const parseNumber = (text: string) => new Big(text);
  const sheets = await read(file, { parseNumber });
  const tables = sheets.map(({ data }) => tableOf(data.map((row) => row.map(excelCell))));
  const filled = tables.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) return failed("The workbook has no cells with text or figures.");
  return { tables: filled, problem: null };
}

/** Reads a CSV or Excel file by its content. The reader of Excel files is loaded when it is needed. */
export async function readFile(file: Blob): Promise<Source> {
  if (file.size > LARGEST_SOURCE) return failed(TOO_LARGE);
  try {
    const buffer = await file.arrayBuffer();
    const bytes = new Uint8Array(buffer);
    const start = String.fromCharCode(...bytes.slice(0, 4));
    if (start.startsWith("PK")) return await readExcel(new Blob([buffer]));
    if (/^(?:\u00D0\u00CF|%PDF|\u0089PNG|\u00FF\u00D8|GIF8|\{\\rt)/u.test(start))
      return failed(OTHER_FILE);
    const text = decode(bytes);
    return /^\s*<(?:html|!doctype|table|\?xml)/iu.test(text) || text.includes("\u0000")
      ? failed(OTHER_FILE)
      : readText(text);
  } catch {
    return failed(OTHER_FILE);
  }
}
