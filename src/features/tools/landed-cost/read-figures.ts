import Big from "big.js";
import { isInPrice } from "../../../lib/incoterms";
import { readNumber, type NumberRule } from "../shared/read-number";
import type { ToolRegion } from "../shared/tool-props";
import type { Quotation, Terms } from "./cost";
import { carriedLines, extraRules, homeCurrency, numberRules, termRules } from "./fields";
import { mapNumbers, nameOf, type Figures, type NumberKey, type Supplier } from "./figures";

/** Why a field of a quotation doesn't count; null if it does. */
export function unusedReason(key: NumberKey, { term, origin }: Supplier): string | null {
  const line = carriedLines[key];
  if (line === "duty" && origin === "home") return "No import";
  return line !== undefined && isInPrice(term, line) ? `In the ${term} price` : null;
}

/** The figures that can be used, and the problem of each field that can't. */
export interface ReadFigures {
  /** Null if a field above the quotations can't be used. */
  readonly terms: Terms | null;
  /** Those without a problem. */
  readonly quotations: readonly Quotation[];
  /** By the field's key, such as `quantity` or `price-0`. */
  readonly problems: ReadonlyMap<string, string>;
}

/** Key of a field of a quotation in `problems`. */
export function fieldKey(row: string, index: number): string {
  return `${row}-${index}`;
}

/** Key of an added line in `fieldKey`. */
export function extraKey(line: number): string {
  return `extra${line}`;
}

/** Reads what was typed. A supplier with a problem is left out of the comparison. */
export function readFigures(figures: Figures, region: ToolRegion): ReadFigures {
  const problems = new Map<string, string>();
  const read = (key: string, text: string, rule: NumberRule): Big => {
    const { value, problem } = readNumber(text, rule, region);
    if (problem !== null) problems.set(key, problem);
    return value ?? new Big(0);
  };
  const terms = {
    quantity: read("quantity", figures.quantity, termRules.quantity),
    interest: read("interest", figures.interest, termRules.interest),
    standardDays: read("standardDays", figures.standardDays, termRules.standardDays),
    taxCredit: figures.taxCredit,
    extras: figures.extras.map(({ basis }) => basis),
  };
  const isUsable = problems.size === 0;
  const quotations = figures.suppliers.flatMap((supplier, index): Quotation[] => {
    const before = problems.size;
    const numbers = mapNumbers((key) =>
      unusedReason(key, supplier) === null
        ? read(fieldKey(key, index), supplier.numbers[key], numberRules[key])
        : new Big(0),
    );
    const extras = figures.extras.map(({ basis }, line) =>
      read(fieldKey(extraKey(line), index), supplier.extras[line] ?? "", extraRules[basis]),
    );
    if (problems.size > before) return [];
    const { term, origin } = supplier;
    const name = nameOf(supplier, index);
    const isForeign = isForeignCurrency(supplier, region);
    return [{ index, name, term, isImport: origin === "import", isForeign, numbers, extras }];
  });
  return { terms: isUsable ? terms : null, quotations, problems };
}

/** Whether a price is in another currency than the buyer's. */
function isForeignCurrency({ currency }: Supplier, region: ToolRegion): boolean {
  const code = currency.trim().toUpperCase();
  return code !== "" && code !== homeCurrency[region];
}
