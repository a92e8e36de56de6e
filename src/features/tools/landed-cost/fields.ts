import type { CarriedLine } from "../../../lib/incoterms";
import { itemsOf, recordOf } from "../../../lib/json";
import {
  choice,
  type NumberKey as NumberKeyOf,
  type Row,
  type StateOf,
  type ToolFields,
  number,
  text,
} from "../kit/fields";
import type { NumberRule } from "../kit/read-number";
import { amount, days, MOST, percent, supplierFields } from "./supplier-fields";

/** A cost line that a visitor added. */
const extraFields = {
  label: text("Added cost"),
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
export const landedCost = {
  name: "landed-cost",
  marksExample: true,
  fields: {
    quantity: number(
      "Quantity",
      { what: "a quantity", least: 0, most: MOST, isAboveLeast: true, isCount: true },
      { unitIn: "unit", synonyms: "qty, order quantity" },
    ),
    unit: text("Unit", { longest: 20, placeholder: "unit", synonyms: "uom, unit of measure" }),
    item: text("Item", { synonyms: "material, description, item description" }),
    interest: number("Cost of funds", percent("your cost of funds"), {
      measure: "percent",
      hint: "% a year",
      fileLabel: "Cost of funds, % a year",
      synonyms: "cost of money, interest, interest rate, cost of capital, wacc",
    }),
    standardDays: number("Standard credit", days, {
      measure: "days",
      hint: "days at which prices are compared",
      fileLabel: "Standard credit days",
    }),
    taxCredit: {
      kind: "yes-no",
      label: { in: "We claim GST back (input tax credit)", us: "We pay no sales or use tax" },
      fileLabel: "Tax claimed back",
      start: "yes",
    },
  },
  lists: {
    suppliers: { fields: supplierFields, rowName: "Supplier", least: 2, most: 8 },
    extras: { fields: extraFields, rowName: "Added cost", least: 0, most: 10 },
  },
  // Version 1 had the numbers of a supplier in a record of their own.
  upgrade: ({ suppliers, ...rest }) => ({
    ...rest,
    suppliers: itemsOf(suppliers).map((own) => ({
      ...recordOf(own),
      ...recordOf(recordOf(own).numbers),
    })),
  }),
} satisfies ToolFields;

/**
 * What files are imported into: quotations, with cost lines that the tool doesn't have. Who writes a
 * freight or a duty down pays it on top of the price.
 */
export const importTarget = {
  tool: landedCost,
  list: "suppliers",
  added: "extras",
  unitKey: "unit",
  hasLot: true,
  implied: [
    {
      key: "term",
      value: "EXW",
      by: ["freight", "insurance", "handling"],
      isWrittenInstead: true,
      note: "Delivery term: EXW",
    },
    {
      key: "origin",
      value: "import",
      by: ["duty", "surcharge", "mpf", "hmf"],
      note: "Origin: Imported with a duty or customs fee, else Automatic",
    },
  ],
} as const;

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
export const carriedLines: ReadonlyMap<string, CarriedLine> = new Map<NumberKey, CarriedLine>([
  ["freight", "freight"],
  ["insurance", "insurance"],
  ["handling", "handling"],
  ["duty", "duty"],
  ["surcharge", "duty"],
  ["mpf", "duty"],
  ["hmf", "duty"],
]);
