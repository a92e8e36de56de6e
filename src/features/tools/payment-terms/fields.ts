import {
  choice,
  type NumberField,
  type NumberKey as NumberKeyOf,
  type StateOf,
  type ToolFields,
  number,
  text,
} from "../kit/fields";
import type { NumberRule } from "../kit/read-number";

const amount: NumberRule = { what: "an amount", least: 0, isAboveLeast: true, most: 1e13 };
const days = (what = "the days of credit"): NumberRule => ({
  what,
  least: 0,
  most: 365,
  step: 1,
});
const rate = (what = "an annual rate"): NumberRule => ({ what, least: 0, most: 100 });

/** A percentage a year. */
const yearly = (
  label: string,
  fileLabel: string,
  { rule = rate(), ...more }: Partial<Pick<NumberField, "rule" | "region" | "synonyms" | "hint">>,
) => number(label, rule, { measure: "percent", hint: "% a year", fileLabel, ...more });

const quotationFields = {
  name: text("Supplier", {
    fileLabel: "Quotation",
    longest: 40,
    synonyms: "supplier, vendor, bidder, supplier name, vendor name, name",
  }),
  price: number(
    "Price",
    { ...amount, what: "a price" },
    { hint: "{sign} per unit or for the lot", synonyms: "rate, unit price, quoted price, amount" },
  ),
  days: number(
    "Credit",
    { ...days(), least: -365 },
    {
      measure: "days",
      hint: "days; −30 for an advance",
      fileLabel: "Credit days",
      synonyms: "days, credit period, payment terms, payment days, terms",
    },
  ),
  discount: number(
    "Early discount",
    { what: "a discount", least: 0, most: 99 },
    {
      measure: "percent",
      hint: "%, if any",
      fileLabel: "Discount, %",
      synonyms: "discount, early payment discount, cash discount",
    },
  ),
  discountDay: number("If paid by day", days("a day"), {
    fileLabel: "By day",
    synonyms: "discount day, discount days, pay by day",
  }),
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
export const paymentTerms = {
  name: "payment-terms",
  marksExample: true,
  fields: {
    show,
    purchases: number("Purchases a year", amount, { hint: "{sign}" }),
    daysNow: number("Credit now", days(), {
      measure: "days",
      hint: "days",
      fileLabel: "Credit days now",
    }),
    daysOffered: number("Credit offered", days(), {
      measure: "days",
      hint: "days",
      fileLabel: "Credit days offered",
    }),
    // The synonyms are the names in files exported earlier.
    buyerRate: yearly("Your cost of funds", "Buyer's cost of funds, % a year", {
      synonyms: "buyer's cost of money",
    }),
    supplierRate: yearly("The supplier’s cost of funds", "Supplier's cost of funds, % a year", {
      rule: { ...rate(), whenEmpty: 0 },
      hint: "% a year, if known",
      synonyms: "supplier's cost of money",
    }),
    asked: number(
      "Price change asked",
      { ...rate("a percentage"), whenEmpty: 0 },
      { measure: "percent", hint: "%, if any", fileLabel: "Price change asked, %" },
    ),
    invoice: number(
      "Invoice",
      { ...amount, whenEmpty: 0 },
      { hint: "{sign}, if known", fileLabel: "Invoice amount" },
    ),
    discount: number(
      "Discount",
      { what: "a discount", least: 0, isAboveLeast: true, most: 99 },
      { measure: "percent", hint: "%", fileLabel: "Discount, %" },
    ),
    discountDay: number("If paid by day", days("a day"), {
      fileLabel: "Pay by day for the discount",
      synonyms: "pay by day",
    }),
    dueDay: number("Full amount due on day", days("a day")),
    amount: number("Amount", amount, {
      hint: "{sign} without GST",
      fileLabel: "Amount owed to a small supplier",
      region: "in",
    }),
    accepted: { kind: "date", label: "Goods accepted on", fileLabel: "Accepted on", region: "in" },
    agreed: number(
      "Days agreed in writing",
      { ...days("the days agreed"), whenEmpty: 0 },
      { measure: "days", hint: "empty if none", region: "in" },
    ),
    paid: { kind: "date", label: "Paid on", region: "in" },
    bankRate: yearly("RBI bank rate", "RBI bank rate, %", {
      rule: rate("the bank rate"),
      region: "in",
    }),
    taxRate: number(
      "Your tax rate",
      { ...rate("a tax rate"), whenEmpty: 0 },
      { measure: "percent", hint: "%, if known", fileLabel: "Tax rate, %", region: "in" },
    ),
    commonDay: number("Compare as if all gave", days("a day"), {
      hint: "days of credit",
      fileLabel: "Compare prices on day",
    }),
  },
  lists: {
    quotations: { fields: quotationFields, rowName: "Quotation", least: 2, most: 6 },
  },
} satisfies ToolFields;

/** What files are imported into. */
export const importTarget = { tool: paymentTerms, list: "quotations" } as const;

/** The figures as typed. */
export type State = StateOf<typeof paymentTerms>;
/** A quotation as typed. */
export type QuotationTexts = State["quotations"][number];
/** One of the questions. */
export type Part = State["show"];
/** A field outside the quotations. */
type FieldKey = Exclude<keyof State, "quotations" | "show">;
/** A number among them. */
export type NumberKey = NumberKeyOf<typeof paymentTerms.fields>;

/** The fields that answer each question, in the order in which they are shown. */
export const fieldsOf: Readonly<Record<Part, readonly FieldKey[]>> = {
  credit: ["purchases", "daysNow", "daysOffered", "asked", "buyerRate", "supplierRate"],
  discount: ["discount", "discountDay", "dueDay", "buyerRate", "invoice", "supplierRate"],
  "small-supplier": ["amount", "accepted", "agreed", "paid", "bankRate", "taxRate", "buyerRate"],
  ranking: ["buyerRate", "commonDay"],
};
