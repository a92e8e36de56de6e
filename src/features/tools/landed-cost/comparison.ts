import Big from "big.js";
import { isInPrice, isSeaTerm } from "../../../lib/incoterms";
import { codeOf } from "../kit/currencies";
import { pathOf } from "../kit/fields";
import { readNumber } from "../kit/read-number";
import { homeCurrency, type ToolRegion } from "../kit/region";
import { nameOf } from "../kit/show";
import { lotOfMeasure, readRow } from "../kit/read-row";
import { rank, type Quotation, type Terms } from "./cost";
import { carriedLines, extraRules, landedCost, type State, type Supplier } from "./fields";
import { supplierFields } from "./supplier-fields";

/** The currency of a quotation in capitals; null for the buyer's. */
function foreignCurrency({ currency }: Supplier, region: ToolRegion): string | null {
  const own = codeOf(currency);
  return own === "" || own === homeCurrency[region] ? null : own;
}

/**
 * Whether a supplier's goods are imported: as chosen, else with a foreign price that leaves out the delivery.
 * In the United States, suppliers abroad quote in dollars, and a term of sea freight tells them from others.
 */
export function isImported(supplier: Supplier, region: ToolRegion): boolean {
  const { term, origin } = supplier;
  if (origin !== "auto") return origin === "import";
  if (region === "us" && isSeaTerm(term)) return true;
  return foreignCurrency(supplier, region) !== null && !isInPrice(term, "handling");
}

/** Why a field of a quotation doesn't count; null if it does. */
export function unusedReason(key: string, supplier: Supplier, region: ToolRegion): string | null {
  const line = carriedLines.get(key);
  if (line === undefined) return null;
  const { term } = supplier;
  const isImport = isImported(supplier, region);
  if (line === "duty" && !isImport) return "Not imported";
  if (!isInPrice(term, line)) return null;
  const isDeduction = region === "us" && isImport && !isInPrice(term, "duty");
  // US customs takes the seller's freight and insurance off the price, so they count there.
  return isDeduction && (line === "freight" || line === "insurance")
    ? null
    : `In the ${term} price`;
}

/** Reads and ranks what was typed. A supplier with a problem is left out. */
export function compare(state: State, region: ToolRegion) {
  const { numbers, problems: settingProblems } = readRow(landedCost.fields, state, region);
  const terms: Terms | null =
    settingProblems.size === 0
      ? {
          ...numbers,
          taxCredit: state.taxCredit === "yes",
          extras: state.extras.map(({ basis }) => basis),
          customs: region === "us" ? "without-freight" : "with-freight",
        }
      : null;
  const problems = new Map(settingProblems);
  const lot = { quantity: numbers.quantity, unit: state.unit.trim() };
  const quotations = state.suppliers.flatMap((supplier, index): Quotation[] => {
    const isUsed = (key: string) => unusedReason(key, supplier, region) === null;
    const at = pathOf("suppliers", index, "");
    const row = readRow(supplierFields, supplier, region, at, isUsed, lot);
    const own = new Map(row.problems);
    const extras = state.extras.map(({ basis }, line) => {
      const text = supplier.extras[line] ?? "";
      const read = readNumber(text, extraRules[basis], region, basis, {
        lot: lotOfMeasure(basis, lot),
      });
      if (read.problem !== null) own.set(`${at}extras.${line}`, read.problem);
      return read.value ?? new Big(0);
    });
    const currency = foreignCurrency(supplier, region);
    if (currency !== null && supplier.rate.trim() === "") {
      const ofOne = `Enter what one ${currency} costs in ${homeCurrency[region]}.`;
      own.set(`${at}rate`, ofOne);
    }
    if (currency === null && !own.has(`${at}rate`) && !row.numbers.rate.eq(1)) {
      const unit = homeCurrency[region];
      own.set(`${at}rate`, `The price is in ${unit}. Enter its currency, or clear the rate.`);
    }
    own.forEach((problem, path) => problems.set(path, problem));
    if (own.size > 0) return [];
    return [
      {
        index,
        name: nameOf(supplier.name, "Supplier", index),
        term: supplier.term,
        isImport: isImported(supplier, region),
        currency,
        numbers: row.numbers,
        extras,
      },
    ];
  });
  return {
    state,
    region,
    problems,
    /** Null if a field outside the quotations can't be used. */
    terms,
    /** Those without a problem. */
    quotations,
    /** From lowest to highest landed cost; empty without terms. */
    ranking: terms === null ? [] : rank(quotations, terms),
  };
}

/** What was typed and what it comes to. */
export type Comparison = ReturnType<typeof compare>;
