import type { CarriedLine } from "../../../lib/incoterms";
import { isRecord } from "../../../lib/json";
import { choice, defineTool, type NumberKey as NumberKeyOf, type Row } from "../kit/fields";
import type { StateOf } from "../kit/fields";
import type { NumberRule } from "../kit/read-number";

/** The largest amount: a thousand billion. */
const MOST = 1e12;

const amount = (what = "an amount"): NumberRule => ({ what, least: 0, most: MOST, whenEmpty: 0 });
const percent = (what = "a percentage"): NumberRule => ({
  what,
  least: 0,
  most: 100,
  whenEmpty: 0,
});
const days: NumberRule = {
  what: "a number of days",
  least: -365,
  most: 365,
  isWhole: true,
  whenEmpty: 0,
};

const term = choice({
  label: "Delivery term",
  hint: "what the price includes",
  fileLabel: "Incoterm",
  synonyms: ["incoterms", "delivery terms", "terms of delivery", "trade term", "price basis"],
  start: "DAP",
  options: [
    { value: "EXW", label: "EXW", synonyms: ["ex works", "ex-works", "ex factory", "ex mill"] },
    { value: "FCA", label: "FCA", synonyms: ["free carrier"] },
    { value: "FAS", label: "FAS" },
    { value: "FOB", label: { in: "FOB", us: "FOB port" }, synonyms: ["free on board"] },
    {
      value: "FOB origin",
      label: "FOB origin",
      region: "us",
      synonyms: ["fob shipping point", "fob factory"],
    },
    {
      value: "FOB destination",
      label: "FOB destination",
      region: "us",
      synonyms: ["fob delivered", "delivered", "fob destination freight prepaid"],
    },
    { value: "CFR", label: "CFR", synonyms: ["cnf", "c&f", "cost and freight"] },
    { value: "CPT", label: "CPT to a port" },
    { value: "CPT inland", label: "CPT to an inland place" },
    { value: "CIF", label: "CIF" },
    { value: "CIP", label: "CIP to a port" },
    { value: "CIP inland", label: "CIP to an inland place" },
    { value: "DAP", label: "DAP", synonyms: ["dat", "ddu", "for destination", "free delivery"] },
    { value: "DPU", label: "DPU" },
    { value: "DDP", label: "DDP" },
  ],
});

const MORE = "More costs";

/** The fields of a quotation. Those without a group come first. */
export const supplierFields = {
  name: {
    kind: "text",
    label: "Supplier",
    longest: 40,
    synonyms: ["vendor", "bidder", "supplier name", "vendor name", "company", "party", "name"],
  },
  price: {
    kind: "number",
    label: "Unit price",
    hint: "per {unit}, in its currency",
    rule: { what: "a price", least: 0, most: MOST, isAboveLeast: true },
    isInOwnCurrency: true,
    synonyms: [
      "price",
      "rate",
      "basic rate",
      "basic price",
      "unit rate",
      "quoted price",
      "unit cost",
    ],
  },
  currency: {
    kind: "text",
    label: "Currency",
    hint: { in: "INR if empty", us: "USD if empty" },
    longest: 3,
    synonyms: ["ccy", "currency code", "curr"],
  },
  term,
  freight: {
    kind: "number",
    label: "Freight",
    hint: "{sign} for the quantity",
    rule: amount(),
    synonyms: ["freight charges", "transport", "transportation", "shipping", "ocean freight"],
  },
  creditDays: {
    kind: "number",
    label: "Credit days",
    hint: "after receipt; −30 if you pay 30 days before",
    rule: days,
    synonyms: ["credit", "credit period", "payment days", "payment terms", "days of credit"],
  },
  origin: choice({
    label: "Origin",
    group: MORE,
    options: [
      { value: "home", label: "Domestic", synonyms: ["local", "indigenous", "india", "us", "usa"] },
      {
        value: "import",
        label: "Imported",
        synonyms: ["foreign", "overseas", "abroad", "yes", "y"],
      },
    ],
    synonyms: ["source", "import", "country of origin"],
  }),
  rate: {
    kind: "number",
    label: "Exchange rate",
    hint: "{sign} for one unit of the currency",
    group: MORE,
    rule: { what: "an exchange rate", least: 0, most: 1e6, isAboveLeast: true, whenEmpty: 1 },
    synonyms: ["fx rate", "fx", "conversion rate", "rate of exchange", "currency rate"],
  },
  insurance: {
    kind: "number",
    label: "Insurance",
    hint: "% of the price",
    group: MORE,
    rule: percent(),
    synonyms: ["transit insurance", "marine insurance"],
  },
  handling: {
    kind: "number",
    label: "Port charges and delivery",
    hint: "{sign} for the quantity",
    group: MORE,
    rule: amount(),
    synonyms: [
      "port charges",
      "handling",
      "handling charges",
      "clearing charges",
      "inland freight",
    ],
  },
  duty: {
    kind: "number",
    label: { in: "Basic customs duty", us: "Customs duty" },
    hint: { in: "% of price, freight and insurance", us: "% of the customs value" },
    group: MORE,
    // Anti-dumping and safeguard duties can be more than the price.
    rule: { ...percent(), most: 500 },
    synonyms: ["duty", "customs duty", "basic customs duty", "import duty", "bcd", "tariff"],
  },
  surcharge: {
    kind: "number",
    label: { in: "Social welfare surcharge", us: "Surcharge on the duty" },
    hint: "% of the duty",
    group: MORE,
    rule: percent(),
    synonyms: ["social welfare surcharge", "sws", "surcharge", "surcharge on the duty"],
  },
  mpf: {
    kind: "number",
    label: "Merchandise processing fee",
    hint: "$ for all entries; 0.3464% of the customs value within CBP’s limits",
    group: MORE,
    region: "us",
    rule: amount(),
    synonyms: ["mpf", "merchandise processing fee"],
  },
  hmf: {
    kind: "number",
    label: "Harbor maintenance fee",
    hint: "% of the customs value; 0.125 by sea",
    group: MORE,
    region: "us",
    rule: percent(),
    synonyms: ["hmf", "harbor maintenance fee"],
  },
  tax: {
    kind: "number",
    label: { in: "GST or IGST", us: "Sales or use tax" },
    hint: { in: "%; counts if you can’t claim it", us: "%; counts if you pay it" },
    group: MORE,
    rule: percent(),
    synonyms: ["gst", "igst", "gst %", "sales tax", "use tax", "tax", "vat"],
  },
  rejects: {
    kind: "number",
    label: "Rejects",
    hint: "% of the price",
    group: MORE,
    rule: percent(),
    synonyms: ["rejection", "rejections", "reject rate", "scrap", "defects"],
  },
  tooling: {
    kind: "number",
    label: "Tooling",
    hint: "{sign}, once",
    group: MORE,
    rule: amount(),
    synonyms: ["tooling cost", "die cost", "mould cost", "mold cost", "one-time cost", "nre"],
  },
  toolingVolume: {
    kind: "number",
    label: "Units over which tooling is spread",
    hint: "this quantity if empty",
    group: MORE,
    rule: amount("a number of units"),
    synonyms: ["tooling volume", "tooling quantity", "amortisation volume", "amortization volume"],
  },
  /** An amount for each added cost line. */
  extras: {
    kind: "texts",
    label: "Added costs",
    of: { kind: "number", label: "Added cost", rule: amount() },
    per: "extras",
    most: 10,
  },
} as const;

/** A cost line that a visitor added. */
const extraFields = {
  label: { kind: "text", label: "Added cost" },
  basis: choice({
    label: "Basis",
    options: [
      { value: "total", label: "for the quantity" },
      { value: "unit", label: "per unit" },
      { value: "percent", label: "% of the price" },
    ],
  }),
} as const;

/** The landed cost comparison. */
export const landedCost = defineTool({
  name: "landed-cost",
  fields: {
    quantity: {
      kind: "number",
      label: "Quantity",
      rule: { what: "a quantity", least: 0, most: MOST, isAboveLeast: true },
      synonyms: ["qty", "order quantity"],
    },
    unit: {
      kind: "text",
      label: "Unit",
      longest: 20,
      placeholder: "unit",
      synonyms: ["uom", "unit of measure"],
    },
    item: {
      kind: "text",
      label: "Item",
      synonyms: ["material", "description", "item description"],
    },
    interest: {
      kind: "number",
      label: "Cost of money",
      hint: "% a year",
      fileLabel: "Cost of money, % a year",
      rule: percent("your cost of money"),
      synonyms: ["interest", "interest rate", "cost of capital", "wacc"],
    },
    standardDays: {
      kind: "number",
      label: "Standard credit",
      hint: "days",
      fileLabel: "Standard credit days",
      rule: days,
    },
    taxCredit: {
      kind: "yes-no",
      label: { in: "We claim GST back (input tax credit)", us: "We pay no sales or use tax" },
      fileLabel: "Tax claimed back",
      start: "yes",
    },
    /** The range of the sensitivity table, in percent. */
    range: choice({
      label: "Range",
      inFiles: false,
      start: "20",
      options: [
        { value: "10", label: "±10%" },
        { value: "20", label: "±20%" },
        { value: "30", label: "±30%" },
        { value: "50", label: "±50%" },
      ],
    }),
  },
  lists: {
    suppliers: { fields: supplierFields, rowName: "Supplier", least: 2, most: 8 },
    extras: { fields: extraFields, rowName: "Added cost", least: 0, most: 10 },
  },
  // Version 1 had the numbers of a supplier in a record of their own.
  upgrade: ({ suppliers, ...rest }) => ({
    ...rest,
    suppliers: Array.isArray(suppliers)
      ? suppliers.map((own: unknown) => ({ ...recordOf(own), ...recordOf(recordOf(own).numbers) }))
      : [],
  }),
});

/**
 * What files are imported into: quotations, with cost lines that the tool doesn't have. Who writes a
 * freight or a duty down pays it on top of the price.
 */
export const importTarget = {
  tool: landedCost,
  list: "suppliers",
  added: "extras",
  implied: [
    { key: "term", value: "EXW", by: ["freight", "insurance", "handling"] },
    { key: "origin", value: "import", by: ["duty", "surcharge", "mpf", "hmf"] },
  ],
} as const;

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

/** The comparison as typed. */
export type State = StateOf<typeof landedCost>;
/** A quotation as typed. */
export type Supplier = Row<typeof supplierFields>;
/** A number field of a quotation. */
export type NumberKey = NumberKeyOf<typeof supplierFields>;
/** How an added cost line is charged. */
export type Basis = Row<typeof extraFields>["basis"];

/** What an added line may be. */
export const extraRules: Readonly<Record<Basis, NumberRule>> = {
  total: amount(),
  unit: amount(),
  percent: percent(),
};

/** The line that a delivery term may put into the price, for fields that then don't count. */
export const carriedLines: Partial<Readonly<Record<NumberKey, CarriedLine>>> = {
  freight: "freight",
  insurance: "insurance",
  handling: "handling",
  duty: "duty",
  surcharge: "duty",
  mpf: "duty",
  hmf: "duty",
};
