import type { CarriedLine } from "../../../lib/incoterms";
import type { NumberRule } from "../shared/read-number";
import type { ToolRegion } from "../shared/tool-props";
import type { LineKey } from "./cost";
import type { Basis, NumberKey } from "./figures";

/** The largest amount: a thousand billion. */
const MOST = 1e12;

const amount = (what: string): NumberRule => ({ what, least: 0, most: MOST, whenEmpty: 0 });
const percent = (what: string): NumberRule => ({ what, least: 0, most: 100, whenEmpty: 0 });
const days = (what: string): NumberRule => ({ what, least: -365, most: 365, isWhole: true });

/** What each number may be. Empty costs are 0; a quotation needs a price. */
export const numberRules: Readonly<Record<NumberKey, NumberRule>> = {
  price: { what: "a price", least: 0, most: MOST, isAboveLeast: true },
  rate: { what: "an exchange rate", least: 0, most: 1e6, isAboveLeast: true, whenEmpty: 1 },
  freight: amount("an amount"),
  insurance: percent("a percentage"),
  handling: amount("an amount"),
  // Anti-dumping and safeguard duties can be more than the price.
  duty: { ...percent("a percentage"), most: 500 },
  surcharge: percent("a percentage"),
  tax: percent("a percentage"),
  tooling: amount("an amount"),
  toolingVolume: amount("a number of units"),
  rejects: percent("a percentage"),
  creditDays: { ...days("a number of days"), whenEmpty: 0 },
};

/** What an added line may be. */
export const extraRules: Readonly<Record<Basis, NumberRule>> = {
  total: amount("an amount"),
  unit: amount("an amount"),
  percent: percent("a percentage"),
};

/** What the fields above the quotations may be. */
export const termRules = {
  quantity: { what: "a quantity", least: 0, most: MOST, isAboveLeast: true },
  interest: { ...percent("a percentage"), what: "your cost of money" },
  standardDays: { ...days("a number of days"), whenEmpty: 0 },
} as const satisfies Readonly<Record<string, NumberRule>>;

/** The line that an Incoterm may put into the price, for fields that then don't count. */
export const carriedLines: Partial<Readonly<Record<NumberKey, CarriedLine>>> = {
  freight: "freight",
  insurance: "insurance",
  handling: "handling",
  duty: "duty",
  surcharge: "duty",
};

const taxNames: Readonly<Record<ToolRegion, string>> = {
  in: "GST or IGST",
  us: "Sales or use tax",
};

/** The currency code of each region. */
export const homeCurrency: Readonly<Record<ToolRegion, string>> = { in: "INR", us: "USD" };

/** Names of the number fields, as in headers and CSV files. */
export function fieldLabels(region: ToolRegion): Readonly<Record<NumberKey, string>> {
  return {
    price: "Unit price",
    rate: "Exchange rate",
    freight: "Freight",
    insurance: "Insurance",
    handling: "Port charges and delivery",
    duty: region === "in" ? "Basic customs duty" : "Customs duty",
    surcharge: region === "in" ? "Social welfare surcharge" : "Surcharge on the duty",
    tax: taxNames[region],
    tooling: "Tooling",
    toolingVolume: "Units over which tooling is spread",
    rejects: "Rejects",
    creditDays: "Credit days",
  };
}

/** The unit of each field, and how its line is calculated. */
export function fieldHints(region: ToolRegion, unit: string): Readonly<Record<NumberKey, string>> {
  const sign = region === "in" ? "₹" : "$";
  const each = unit.trim() === "" ? "unit" : unit.trim();
  return {
    price: `per ${each}, in the quoted currency`,
    rate: `${sign} for one unit of the currency; 1 if empty`,
    freight: `${sign} for the quantity`,
    insurance: "% of the price",
    handling: `${sign} for the quantity`,
    duty: "% of price, freight and insurance",
    surcharge: "% of the duty",
    tax: region === "in" ? "%; counts if you can’t claim it" : "%; counts if you pay it",
    tooling: `${sign}, once`,
    toolingVolume: "this quantity if empty",
    rejects: "% of the price",
    creditDays: "after receipt; negative if you pay before",
  };
}

/** Names of the cost lines. */
export function lineLabels(region: ToolRegion): Readonly<Record<LineKey, string>> {
  return {
    price: "Price",
    freight: "Freight",
    insurance: "Insurance",
    handling: "Port charges and delivery",
    duty: region === "in" ? "Customs duty and surcharge" : "Customs duty",
    tax: `${taxNames[region]} you can’t claim`,
    tooling: "Tooling",
    credit: "Cost of credit",
    rejects: "Rejects",
  };
}

/** The groups of the table of quotations. */
export const fieldGroups: readonly {
  readonly title: string;
  readonly keys: readonly NumberKey[];
}[] = [
  { title: "Quotation", keys: ["price", "rate"] },
  { title: "To your gate", keys: ["freight", "insurance", "handling"] },
  { title: "Duty and tax", keys: ["duty", "surcharge", "tax"] },
  { title: "After the order", keys: ["creditDays", "rejects", "tooling", "toolingVolume"] },
];

/** The words after the label of an added line. */
export const basisLabels: Readonly<Record<Basis, string>> = {
  total: "for the quantity",
  unit: "per unit",
  percent: "% of the price",
};
