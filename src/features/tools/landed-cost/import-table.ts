import { isIncoterm } from "../../../lib/incoterms";
import { readTable } from "../shared/csv";
import { parseNumber } from "../shared/read-number";
import { basisLabels } from "./fields";
import {
  bases,
  emptySupplier,
  FEWEST_SUPPLIERS,
  MOST_EXTRAS,
  MOST_SUPPLIERS,
  numberKeys,
  type Basis,
  type Figures,
  type NumberKey,
  type Supplier,
} from "./figures";
import { type otherLabels, RESULT, settingKeys, type Setting } from "./table";

/** Words by which people name each field, in lower case. The first that a label begins with counts. */
const synonyms: readonly (readonly [NumberKey | keyof typeof otherLabels | Setting, RegExp])[] = [
  ["standardDays", /^standard (credit )?days/u],
  ["interest", /^(cost of money|interest|cost of capital|wacc)/u],
  ["taxCredit", /^(tax claimed|input tax credit|itc)/u],
  ["toolingVolume", /^(units over which|tooling (volume|units|quantity)|amorti[sz]ation)/u],
  ["tooling", /^(tooling|die|mould|mold|one.time)/u],
  ["surcharge", /^(social welfare|sws|surcharge)/u],
  ["duty", /^(basic customs|customs|import duty|duty|bcd)/u],
  ["tax", /^(gst|igst|sales or use|sales tax|tax|vat)/u],
  ["insurance", /^insurance/u],
  ["handling", /^(port|handling|inland|delivery|local|cha\b|clearing)/u],
  ["freight", /^(freight|transport|shipping|ocean|main carriage|carriage)/u],
  ["rejects", /^(reject|scrap|ppm|defect)/u],
  ["creditDays", /^(credit|payment|days)/u],
  ["rate", /^(exchange|fx|currency rate|rate of exchange|conversion)/u],
  ["currency", /^(currency|ccy)/u],
  ["term", /^(inco|delivery term|terms? of delivery)/u],
  ["origin", /^(origin|source|import)/u],
  ["price", /^(unit price|price|rate|basic|quote|unit cost|ex.?works price)/u],
  ["name", /^(supplier|vendor|bidder|mill|company|name)/u],
  ["quantity", /^(quantity|qty)/u],
  ["unit", /^(unit|uom)$/u],
  ["item", /^(item|material|description|part)/u],
];

type Field = (typeof synonyms)[number][0];

function fieldOf(label: string): Field | null {
  const plain = label.normalize("NFKC").toLowerCase().trim();
  return synonyms.find(([, words]) => words.test(plain))?.[0] ?? null;
}

/** What was made of a table. */
export interface Imported {
  readonly figures: Figures;
  readonly suppliers: number;
  /** Labels of rows that aren't known and have no numbers. */
  readonly ignored: readonly string[];
}

const transpose = (rows: readonly (readonly string[])[]): string[][] => {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? ""));
};

/** Whether the quotations are rows, under a header, rather than columns beside one. */
function hasHeaderRow(rows: readonly (readonly string[])[]): boolean {
  const known = (cells: readonly string[]) => cells.filter((cell) => fieldOf(cell)).length;
  return known(rows[0] ?? []) > known(rows.map(([label = ""]) => label));
}

const isNumberKey = (field: Field): field is NumberKey => numberKeys.some((key) => key === field);
const isSetting = (field: Field): field is Setting => settingKeys.some((key) => key === field);

function withCell(supplier: Supplier, field: Field, cell: string): Supplier {
  const text = cell.slice(0, 60);
  if (isNumberKey(field)) return { ...supplier, numbers: { ...supplier.numbers, [field]: text } };
  switch (field) {
    case "name":
      return { ...supplier, name: text };
    case "currency":
      return { ...supplier, currency: text.slice(0, 3) };
    case "origin":
      return { ...supplier, origin: /^(import|abroad|foreign|y)/iu.test(text) ? "import" : "home" };
    case "term": {
      const term = text.slice(0, 3).toUpperCase();
      return isIncoterm(term) ? { ...supplier, term } : supplier;
    }
    default:
      return supplier;
  }
}

function withSetting(figures: Figures, key: Setting, cell: string): Figures {
  if (key === "taxCredit") return { ...figures, taxCredit: !/^n/iu.test(cell) };
  return cell === "" ? figures : { ...figures, [key]: cell.slice(0, 60) };
}

/** Where a sheet doesn't say where goods come from, those with customs duty are imported. */
function withOriginOfDuty(supplier: Supplier): Supplier {
  const isImport = parseNumber(supplier.numbers.duty)?.gt(0) === true;
  return { ...supplier, origin: isImport ? "import" : "home" };
}

/** The basis that a label of an added line ends with, and the label without it. */
function extraOf(label: string): { readonly label: string; readonly basis: Basis } {
  const basis = bases.find((own) => label.endsWith(`(${basisLabels[own]})`)) ?? "total";
  return { label: label.replace(`(${basisLabels[basis]})`, "").trim().slice(0, 60), basis };
}

/**
 * Reads quotations from a spreadsheet: cells that were copied, or a CSV file. Suppliers may be columns
 * or rows. Rows that aren't known and have numbers become added cost lines. Cells stay as they are, so
 * that a field with a mistake shows it.
 *
 * @returns null if there is no table of at least two suppliers.
 */
export function importTable(text: string, before: Figures): Imported | null {
  const table = readTable(text);
  const rows = hasHeaderRow(table) ? transpose(table) : table;
  const labelled = rows.map(([label = "", ...cells]) => ({ label, cells, field: fieldOf(label) }));
  const ofSuppliers = labelled.filter(({ field }) => field !== null && !isSetting(field));
  const filled = ofSuppliers.flatMap(({ cells }) =>
    cells.flatMap((cell, index) => (cell === "" ? [] : [index + 1])),
  );
  const count = Math.max(0, ...filled);
  if (count < FEWEST_SUPPLIERS || !ofSuppliers.some(({ field }) => field === "price")) return null;
  const kept = Math.min(count, MOST_SUPPLIERS);
  let figures: Figures = { ...before, extras: [] };
  const has = (wanted: Field) => ofSuppliers.some(({ field }) => field === wanted);
  // Without an Incoterm every line of the sheet counts.
  const empty: Supplier = has("term") ? emptySupplier : { ...emptySupplier, term: "EXW" };
  let suppliers: readonly Supplier[] = Array.from({ length: kept }, () => empty);
  const ignored: string[] = [];
  for (const { label, cells, field } of labelled) {
    if (label.startsWith(RESULT)) continue;
    if (field !== null && isSetting(field)) {
      figures = withSetting(figures, field, cells[0] ?? "");
    } else if (field !== null) {
      suppliers = suppliers.map((own, index) => withCell(own, field, cells[index] ?? ""));
    } else if (cells.some((cell) => parseNumber(cell)) && figures.extras.length < MOST_EXTRAS) {
      figures = { ...figures, extras: [...figures.extras, extraOf(label)] };
      suppliers = suppliers.map((own, index) => ({
        ...own,
        extras: [...own.extras, (cells[index] ?? "").slice(0, 60)],
      }));
    } else if (label !== "") ignored.push(label);
  }
  if (!has("origin")) suppliers = suppliers.map(withOriginOfDuty);
  return { figures: { ...figures, suppliers }, suppliers: kept, ignored };
}
