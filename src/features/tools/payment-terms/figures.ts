import { fieldsOf, itemsOf, numberText, wordOf } from "../shared/parse-figures";
import type { ToolDefinition, ToolRegion } from "../shared/tool-props";

/** The parts of the tool. A text may show one of them. */
export const parts = ["credit", "discount", "small-supplier", "ranking"] as const;
export type Part = (typeof parts)[number];

/** The fewest and most quotations that are ranked. */
export const FEWEST_QUOTATIONS = 2;
export const MOST_QUOTATIONS = 6;

/** The fields outside the list of quotations. */
export const fieldKeys = [
  "purchases",
  "daysNow",
  "daysOffered",
  "buyerRate",
  "supplierRate",
  "asked",
  "invoice",
  "discount",
  "discountDay",
  "dueDay",
  "amount",
  "accepted",
  "agreed",
  "paid",
  "bankRate",
  "bankRateDate",
  "taxRate",
  "commonDay",
] as const;
export type FieldKey = (typeof fieldKeys)[number];

/** The fields of a quotation. */
export const quotationKeys = ["name", "price", "days", "discount", "discountDay"] as const;
export type QuotationKey = (typeof quotationKeys)[number];

/** A quotation as typed. */
export interface QuotationTexts extends Readonly<Record<QuotationKey, string>> {
  readonly isSmall: boolean;
}

/** The figures of the tool as typed. */
export interface Figures extends Readonly<Record<FieldKey, string>> {
  readonly show: Part | "all";
  readonly quotations: readonly QuotationTexts[];
}

function textsOf<Key extends string>(
  keys: readonly Key[],
  value: Readonly<Record<string, unknown>>,
  region: ToolRegion,
): Record<Key, string> {
  // `fromEntries` forgets which keys there are.
  const isWhole = (texts: Record<string, string>): texts is Record<Key, string> =>
    keys.every((key) => key in texts);
  const texts = Object.fromEntries(keys.map((key) => [key, numberText(value[key], region)]));
  if (!isWhole(texts)) throw new Error("A field is missing.");
  return texts;
}

/** A quotation from anything. */
export function parseQuotation(value: unknown, region: ToolRegion = "in"): QuotationTexts {
  const fields = fieldsOf(value);
  return { ...textsOf(quotationKeys, fields, region), isSmall: fields.isSmall === true };
}

function parse(value: unknown, region: ToolRegion): Figures {
  const fields = fieldsOf(value);
  const quotations = itemsOf(fields.quotations, MOST_QUOTATIONS).map((item) =>
    parseQuotation(item, region),
  );
  while (quotations.length < FEWEST_QUOTATIONS) quotations.push(parseQuotation(null));
  return {
    ...textsOf(fieldKeys, fields, region),
    show: wordOf(fields.show, [...parts, "all"], "all"),
    quotations,
  };
}

/** The payment terms tool, for the shared parts of the tools. */
export const paymentTerms: ToolDefinition<Figures> = { name: "payment-terms", parse };
