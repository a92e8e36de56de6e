import { writeCsv, readTable } from "../shared/csv";
import {
  FEWEST_QUOTATIONS,
  fieldKeys,
  MOST_QUOTATIONS,
  parseQuotation,
  type FieldKey,
  type Figures,
  type QuotationTexts,
} from "./figures";

/** The first column of each field in the CSV file. */
const fieldNames: Readonly<Record<FieldKey, string>> = {
  purchases: "Purchases a year",
  daysNow: "Credit days now",
  daysOffered: "Credit days offered",
  buyerRate: "Buyer's cost of money, % a year",
  supplierRate: "Supplier's cost of money, % a year",
  asked: "Price change asked, %",
  invoice: "Invoice amount",
  discount: "Discount, %",
  discountDay: "Pay by day for the discount",
  dueDay: "Full amount due on day",
  amount: "Amount owed to a small supplier",
  accepted: "Accepted on",
  agreed: "Days agreed in writing",
  paid: "Paid on",
  bankRate: "RBI bank rate, %",
  bankRateDate: "Bank rate notified on",
  taxRate: "Tax rate, %",
  commonDay: "Compare prices on day",
};

/** Fields that only India has. */
const indiaOnly: ReadonlySet<FieldKey> = new Set([
  "amount",
  "accepted",
  "agreed",
  "paid",
  "bankRate",
  "bankRateDate",
  "taxRate",
]);

const QUOTATION = "Quotation";

const heading = [QUOTATION, "Price", "Credit days", "Discount, %", "By day", "Micro or small"];

/** The figures as a CSV file: a row for each field, then a row for each quotation. */
export function writeFigures(figures: Figures, region: "in" | "us"): string {
  const columns = region === "in" ? heading.length : heading.length - 1;
  const fields = fieldKeys
    .filter((key) => region === "in" || !indiaOnly.has(key))
    .map((key) => [fieldNames[key], figures[key]]);
  const quotations = figures.quotations.map(
    ({ name, price, days, discount, discountDay, isSmall }) =>
      [name, price, days, discount, discountDay, isSmall ? "yes" : "no"].slice(0, columns),
  );
  return writeCsv([["Field", "Value"], ...fields, heading.slice(0, columns), ...quotations]);
}

/** Figures that were read, or why there are none. */
export type Imported<State> =
  | { readonly kind: "read"; readonly figures: State; readonly message: string }
  | { readonly kind: "problem"; readonly message: string };

const simple = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/gu, "");

const keyOf = (label: string) => fieldKeys.find((key) => simple(fieldNames[key]) === simple(label));

function quotationOf([name, price, days, discount, discountDay, small = ""]: readonly string[]) {
  const isSmall = /^(?:y|yes|true|1|micro|small|micro or small)$/iu.test(small.trim());
  return parseQuotation({ name, price, days, discount, discountDay, isSmall });
}

const isHeading = ([first = "", second = ""]: readonly string[]) =>
  /^(?:quotation|supplier|vendor|name)s?$/iu.test(first.trim()) || simple(second) === "price";

/**
 * Reads the CSV file that `writeFigures` wrote, or rows of quotations copied from a spreadsheet: name,
 * price, credit days, discount, day of the discount, micro or small.
 */
export function readFigures(text: string, figures: Figures): Imported<Figures> {
  const fields: Partial<Record<FieldKey, string>> = {};
  const quotations: QuotationTexts[] = [];
  for (const row of readTable(text)) {
    const [first = "", second = ""] = row;
    const key = keyOf(first);
    if (key !== undefined) fields[key] = second.slice(0, 60);
    else if (!isHeading(row) && simple(first) !== "field" && row.length >= 3) {
      quotations.push(quotationOf(row));
    }
  }
  if (quotations.length === 0 && Object.keys(fields).length === 0) {
    const message = "No quotations found. Each row needs a name, a price and days of credit.";
    return { kind: "problem", message };
  }
  const taken = quotations.slice(0, MOST_QUOTATIONS);
  while (taken.length > 0 && taken.length < FEWEST_QUOTATIONS) taken.push(parseQuotation(null));
  const left = quotations.length - MOST_QUOTATIONS;
  return {
    kind: "read",
    figures: { ...figures, ...fields, quotations: taken.length > 0 ? taken : figures.quotations },
    message:
      left > 0
        ? `The first ${MOST_QUOTATIONS} quotations are read, and ${left} more left out.`
        : `${Math.min(quotations.length, MOST_QUOTATIONS)} quotations are read.`,
  };
}
