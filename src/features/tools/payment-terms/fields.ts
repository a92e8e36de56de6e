import { choice, defineTool, type NumberKey as NumberKeyOf, type StateOf } from "../kit/fields";
import type { NumberRule } from "../kit/read-number";

const amount: NumberRule = { what: "an amount", least: 0, isAboveLeast: true, most: 1e13 };
const days = (what = "the days of credit"): NumberRule => ({
  what,
  least: 0,
  most: 365,
  step: 1,
});
const rate = (what = "a yearly rate"): NumberRule => ({ what, least: 0, most: 100 });

const quotationFields = {
  name: {
    kind: "text",
    label: "Supplier",
    fileLabel: "Quotation",
    longest: 40,
    synonyms: "supplier, vendor, bidder, supplier name, vendor name, name",
  },
  price: {
    kind: "number",
    label: "Price",
    hint: "{sign} per unit or for the lot",
    rule: { ...amount, what: "a price" },
    synonyms: "rate, unit price, quoted price, amount",
  },
  days: {
    kind: "number",
    label: "Credit",
    hint: "days; −30 for an advance",
    fileLabel: "Credit days",
    rule: { ...days(), least: -365 },
    synonyms: "days, credit period, payment terms, payment days, terms",
  },
  discount: {
    kind: "number",
    label: "Early discount",
    hint: "%, if any",
    fileLabel: "Discount, %",
    rule: { what: "a discount", least: 0, most: 99 },
    synonyms: "discount, early payment discount, cash discount",
  },
  discountDay: {
    kind: "number",
    label: "If paid by day",
    fileLabel: "By day",
    rule: days("a day"),
    synonyms: "discount day, discount days, pay by day",
  },
  isSmall: {
    kind: "yes-no",
    label: "Micro or small",
    hint: "paid by day 45 at the latest",
    region: "in",
    synonyms: "msme, micro, small, udyam",
  },
} as const;

const show = choice({
  label: "What do you want to know?",
  inFiles: false,
  options: [
    { value: "credit", label: "Value of credit days" },
    { value: "discount", label: "Early-payment discount" },
    {
      value: "small-supplier",
      label: "Small-supplier deadline",
      region: "in",
    },
    { value: "ranking", label: "Lowest quotation" },
  ],
});

/** The payment terms calculator. It answers one of four questions at a time. */
export const paymentTerms = defineTool({
  name: "payment-terms",
  fields: {
    show,
    purchases: { kind: "number", label: "Purchases a year", hint: "{sign}", rule: amount },
    daysNow: {
      kind: "number",
      label: "Credit now",
      hint: "days",
      fileLabel: "Credit days now",
      rule: days(),
    },
    daysOffered: {
      kind: "number",
      label: "Credit offered",
      hint: "days",
      fileLabel: "Credit days offered",
      rule: days(),
    },
    buyerRate: {
      kind: "number",
      label: "What money costs you",
      hint: "% a year",
      fileLabel: "Buyer's cost of money, % a year",
      rule: rate(),
    },
    supplierRate: {
      kind: "number",
      label: "What money costs the supplier",
      hint: "% a year",
      fileLabel: "Supplier's cost of money, % a year",
      rule: rate(),
    },
    asked: {
      kind: "number",
      label: "Price change asked",
      hint: "%, if any",
      fileLabel: "Price change asked, %",
      rule: { ...rate("a percentage"), whenEmpty: 0 },
    },
    invoice: {
      kind: "number",
      label: "Invoice",
      hint: "{sign}",
      fileLabel: "Invoice amount",
      rule: amount,
    },
    discount: {
      kind: "number",
      label: "Discount",
      hint: "%",
      fileLabel: "Discount, %",
      rule: { what: "a discount", least: 0, isAboveLeast: true, most: 99 },
    },
    discountDay: {
      kind: "number",
      label: "If paid by day",
      fileLabel: "Pay by day for the discount",
      rule: days("a day"),
    },
    dueDay: {
      kind: "number",
      label: "Full amount due on day",
      rule: days("a day"),
    },
    amount: {
      kind: "number",
      label: "Amount",
      hint: "{sign} without GST",
      fileLabel: "Amount owed to a small supplier",
      region: "in",
      rule: amount,
    },
    accepted: { kind: "date", label: "Goods accepted on", fileLabel: "Accepted on", region: "in" },
    agreed: {
      kind: "number",
      label: "Days agreed in writing",
      hint: "empty if none",
      region: "in",
      rule: { ...days("the days agreed"), whenEmpty: 0 },
    },
    paid: { kind: "date", label: "Paid on", region: "in" },
    bankRate: {
      kind: "number",
      label: "RBI bank rate",
      hint: "% a year",
      fileLabel: "RBI bank rate, %",
      region: "in",
      rule: rate("the bank rate"),
    },
    bankRateDate: { kind: "date", label: "Bank rate notified on", region: "in", mayBeEmpty: true },
    taxRate: {
      kind: "number",
      label: "Your tax rate",
      hint: "%",
      fileLabel: "Tax rate, %",
      region: "in",
      rule: rate("a tax rate"),
    },
    commonDay: {
      kind: "number",
      label: "Compare prices on day",
      hint: "of credit",
      rule: days("a day"),
    },
  },
  lists: {
    quotations: { fields: quotationFields, rowName: "Quotation", least: 2, most: 6 },
  },
});

/** What files are imported into. */
export const importTarget = { tool: paymentTerms, list: "quotations" } as const;

/** The figures as typed. */
export type State = StateOf<typeof paymentTerms>;
/** A quotation as typed. */
export type QuotationTexts = State["quotations"][number];
/** One of the questions. */
export type Part = State["show"];
/** A field outside the quotations. */
export type FieldKey = Exclude<keyof State, "quotations" | "show">;
/** A number among them. */
export type NumberKey = NumberKeyOf<typeof paymentTerms.fields>;

/** The fields that answer each question, in the order in which they are shown. */
export const fieldsOf: Readonly<Record<Part, readonly FieldKey[]>> = {
  credit: ["purchases", "daysNow", "daysOffered", "asked", "buyerRate", "supplierRate"],
  discount: ["invoice", "discount", "discountDay", "dueDay", "buyerRate", "supplierRate"],
  "small-supplier": [
    "amount",
    "accepted",
    "agreed",
    "paid",
    "bankRate",
    "bankRateDate",
    "taxRate",
    "buyerRate",
  ],
  ranking: ["buyerRate", "commonDay"],
};
