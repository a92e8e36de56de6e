import { isIncoterm, type Incoterm } from "../../../lib/incoterms";
import { fieldsOf, itemsOf, textOf, wordOf } from "../shared/parse-figures";
import type { ToolDefinition } from "../shared/tool-props";

/** The most and fewest suppliers that are compared. */
export const MOST_SUPPLIERS = 8;
export const FEWEST_SUPPLIERS = 2;

/** The texts of a supplier's number fields, as typed. */
export const numberKeys = [
  "price",
  "rate",
  "freight",
  "insurance",
  "handling",
  "duty",
  "surcharge",
  "tax",
  "tooling",
  "toolingVolume",
  "rejects",
  "creditDays",
] as const;
export type NumberKey = (typeof numberKeys)[number];

/** A quotation as typed. */
export interface Supplier extends Readonly<Record<NumberKey, string>> {
  readonly name: string;
  readonly currency: string;
  readonly term: Incoterm;
  readonly origin: "home" | "import";
}

/** The figures of the comparison as typed. */
export interface Figures {
  readonly item: string;
  readonly quantity: string;
  readonly unit: string;
  readonly interest: string;
  readonly standardDays: string;
  readonly taxCredit: boolean;
  readonly suppliers: readonly Supplier[];
}

/** A supplier from anything. */
export function parseSupplier(value: unknown): Supplier {
  const fields = fieldsOf(value);
  const term = textOf(fields.term);
  const numbers = Object.fromEntries(numberKeys.map((key) => [key, textOf(fields[key])]));
  return {
    price: "",
    rate: "",
    freight: "",
    insurance: "",
    handling: "",
    duty: "",
    surcharge: "",
    tax: "",
    tooling: "",
    toolingVolume: "",
    rejects: "",
    creditDays: "",
    ...numbers,
    name: textOf(fields.name),
    currency: textOf(fields.currency).slice(0, 3),
    term: isIncoterm(term) ? term : "DAP",
    origin: wordOf(fields.origin, ["home", "import"], "home"),
  };
}

function parse(value: unknown): Figures {
  const fields = fieldsOf(value);
  const suppliers = itemsOf(fields.suppliers, MOST_SUPPLIERS).map(parseSupplier);
  while (suppliers.length < FEWEST_SUPPLIERS) suppliers.push(parseSupplier(null));
  return {
    item: textOf(fields.item),
    quantity: textOf(fields.quantity),
    unit: textOf(fields.unit),
    interest: textOf(fields.interest),
    standardDays: textOf(fields.standardDays),
    taxCredit: fields.taxCredit !== false,
    suppliers,
  };
}

/** The landed cost comparison, for the shared parts of the tools. */
export const landedCost: ToolDefinition<Figures> = { name: "landed-cost", parse };
