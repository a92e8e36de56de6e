import { formatNumber } from "../../../lib/format-number";
import { isIncoterm, type Incoterm } from "../../../lib/incoterms";
import { fieldsOf, itemsOf, textOf, wordOf } from "../shared/parse-figures";
import type { ToolDefinition, ToolRegion } from "../shared/tool-props";

export const MOST_SUPPLIERS = 8;
export const FEWEST_SUPPLIERS = 2;
/** Cost lines that a visitor adds; with the others they make 20. */
export const MOST_EXTRAS = 10;

/** The number fields of a quotation. */
export const numberKeys = [
  "rate",
  "price",
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

/** How an added cost line is charged: for the whole quantity, per unit, or in percent of the price. */
export const bases = ["total", "unit", "percent"] as const;
export type Basis = (typeof bases)[number];

/** The ranges of the sensitivity table, in percent. */
export const ranges = ["10", "20", "30", "50"] as const;

/** A cost line that a visitor added. */
export interface Extra {
  readonly label: string;
  readonly basis: Basis;
}

/** A quotation as typed. */
export interface Supplier {
  readonly name: string;
  readonly term: Incoterm;
  readonly origin: "home" | "import";
  readonly currency: string;
  readonly numbers: Readonly<Record<NumberKey, string>>;
  /** One text per added line. */
  readonly extras: readonly string[];
}

/** The figures of the comparison as typed. */
export interface Figures {
  readonly item: string;
  readonly quantity: string;
  readonly unit: string;
  readonly interest: string;
  readonly standardDays: string;
  readonly taxCredit: boolean;
  readonly range: (typeof ranges)[number];
  readonly extras: readonly Extra[];
  readonly suppliers: readonly Supplier[];
}

/** A value for each number field. */
export function mapNumbers<Value>(valueOf: (key: NumberKey) => Value): Record<NumberKey, Value> {
  return {
    rate: valueOf("rate"),
    price: valueOf("price"),
    freight: valueOf("freight"),
    insurance: valueOf("insurance"),
    handling: valueOf("handling"),
    duty: valueOf("duty"),
    surcharge: valueOf("surcharge"),
    tax: valueOf("tax"),
    tooling: valueOf("tooling"),
    toolingVolume: valueOf("toolingVolume"),
    rejects: valueOf("rejects"),
    creditDays: valueOf("creditDays"),
  };
}

/** A supplier without figures. */
export const emptySupplier: Supplier = {
  name: "",
  term: "DAP",
  origin: "home",
  currency: "",
  numbers: mapNumbers(() => ""),
  extras: [],
};

/** The name in headers and results: a supplier without one has its place. */
export function nameOf({ name }: Supplier, index: number): string {
  return name.trim() === "" ? `Supplier ${index + 1}` : name.trim();
}

/** Content's numbers are grouped as India writes them, so that large ones can be read. */
function numberText(value: unknown, region: ToolRegion): string {
  const isLarge = typeof value === "number" && Number.isInteger(value) && value >= 1000;
  return isLarge && region === "in" ? formatNumber(value) : textOf(value);
}

function parseSupplier(value: unknown, region: ToolRegion): Supplier {
  const fields = fieldsOf(value);
  // Content writes the numbers beside the name, a link or draft apart from it.
  const given = "numbers" in fields ? fieldsOf(fields.numbers) : fields;
  const term = textOf(fields.term);
  return {
    name: textOf(fields.name),
    term: isIncoterm(term) ? term : emptySupplier.term,
    origin: wordOf(fields.origin, ["home", "import"], "home"),
    currency: textOf(fields.currency).slice(0, 3),
    numbers: mapNumbers((key) => numberText(given[key], region)),
    extras: itemsOf(fields.extras, MOST_EXTRAS).map((extra) => textOf(extra)),
  };
}

function parseExtra(value: unknown): Extra {
  const { label, basis } = fieldsOf(value);
  return { label: textOf(label), basis: wordOf(basis, bases, "total") };
}

function parse(value: unknown, region: ToolRegion): Figures {
  const fields = fieldsOf(value);
  const suppliers = itemsOf(fields.suppliers, MOST_SUPPLIERS).map((supplier) =>
    parseSupplier(supplier, region),
  );
  while (suppliers.length < FEWEST_SUPPLIERS) suppliers.push(emptySupplier);
  return {
    item: textOf(fields.item),
    quantity: numberText(fields.quantity, region),
    unit: textOf(fields.unit),
    interest: textOf(fields.interest),
    standardDays: textOf(fields.standardDays),
    taxCredit: fields.taxCredit !== false,
    range: wordOf(fields.range, ranges, "20"),
    extras: itemsOf(fields.extras, MOST_EXTRAS).map(parseExtra),
    suppliers,
  };
}

/** The landed cost comparison, for the shared parts of the tools. */
export const landedCost: ToolDefinition<Figures> = { name: "landed-cost", parse };
