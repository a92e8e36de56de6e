import { isInPrice } from "../../../lib/incoterms";
import { nameOf, showMoney, showNames, showPercent, showSmallMoney, signOf } from "../kit/show";
import { isSmallPrice } from "../kit/small-price";
import { textIn, type ByRegion, type ToolRegion } from "../kit/region";
import { noResult, type VerdictText } from "../kit/results";
import { unusedReason, type Comparison } from "./comparison";
import { isSmallCost, lineKeys, type Cost, type LineKey, type Quotation } from "./cost";
import { landedCost } from "./fields";
import { winningPrice } from "./winning-price";

const lineLabels: Readonly<Record<LineKey, ByRegion<string>>> = {
  price: "Price",
  freight: "Freight",
  insurance: "Insurance",
  handling: "Port charges and delivery",
  duty: { in: "Customs duty and surcharge", us: "Customs duty" },
  fees: "MPF and HMF",
  tax: { in: "GST or IGST you can’t claim", us: "Sales or use tax you pay" },
  tooling: "Tooling",
  credit: "Cost of credit",
  rejects: "Rejects",
};

/** The names of cost lines in reading order, added ones last, and how to find their amounts. */
export function namedLines({ state, region }: Pick<Comparison, "state" | "region">) {
  return [
    ...lineKeys
      .filter((key) => key !== "fees" || region === "us")
      .map((key) => ({
        label: textIn(lineLabels[key], region),
        amountOf: ({ lines }: Cost) => lines.get(key),
      })),
    ...state.extras.map(({ label }, line) => ({
      label: nameOf(label, "Added cost", line),
      amountOf: ({ extras }: Cost) => extras[line],
    })),
  ];
}

/** The cost lines that a supplier has an amount in. */
export function usedLines(comparison: Comparison) {
  return namedLines(comparison).filter(({ amountOf }) =>
    comparison.ranking.some(({ cost }) => amountOf(cost)?.eq(0) === false),
  );
}

/** The unit that each line is rounded to. */
export const wholeOf = (region: ToolRegion) => (region === "in" ? "rupee" : "dollar");

/** The unit in `per kg`; `unit` for goods that are counted. */
export function unitOf({ state }: Pick<Comparison, "state">): string {
  const unit = state.unit.trim();
  return /^(?:each|ea|nos?|numbers?|pcs?|pieces)?\.?$/iu.test(unit) ? "unit" : unit;
}

/**
 * An amount for one unit, with more decimals where a quotation has a small cost.
 *
 * @param decimals The least number of decimals.
 */
export function showPerUnit(
  value: Big,
  { quotations, region }: Comparison,
  decimals: 0 | 2 = 2,
): string {
  return quotations.some(isSmallCost)
    ? showSmallMoney(value, region)
    : showMoney(value, region, decimals);
}

/** Today where the visitor is, as `YYYY-MM-DD`. */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** What is missing of an import's costs, as a sentence; empty if nothing is. */
function importNote({ index, name, isImport }: Quotation, { state, region }: Comparison): string {
  const own = state.suppliers[index];
  if (!isImport || own === undefined) return "";
  const hasDuty = unusedReason("duty", own, region) === null;
  if (own.freight.trim() === "" && !isInPrice(own.term, "freight")) {
    return ` ${name} is imported, but its freight is empty.`;
  }
  if (own.duty.trim() === "" && hasDuty)
    return ` ${name} is imported, but its customs duty is empty.`;
  const isUsual = region === "us" || !hasDuty || own.surcharge.trim() !== "";
  return isUsual ? "" : ` ${name} has no social welfare surcharge, usually 10% of the duty.`;
}

/** The suppliers of goods at home that quote without freight and have none, as a sentence; empty without any. */
function freightNote({ ranking, state }: Comparison): string {
  const names = ranking.flatMap(({ quotation: { index, name, term, isImport } }) =>
    !isImport && !isInPrice(term, "freight") && state.suppliers[index]?.freight.trim() === ""
      ? [name]
      : [],
  );
  return names.length === 0 ? "" : ` No freight is entered for ${showNames(names)}.`;
}

/** The suppliers that don't count yet, as a sentence; empty if all do. */
function leftOut({ state, ranking }: Comparison): string {
  const names = state.suppliers.flatMap(({ name }, at) =>
    ranking.some(({ quotation }) => quotation.index === at) ? [] : [nameOf(name, "Supplier", at)],
  );
  if (names.length === 0) return "";
  const [are, their] = names.length === 1 ? ["is", "its"] : ["are", "their"];
  return ` ${showNames(names)} ${are} left out until ${their} fields are complete.`;
}

/** Who costs the least, and by how much; or what is missing for a result. */
export function verdictOf(comparison: Comparison): VerdictText {
  const { terms, ranking, state, region } = comparison;
  const [first, second] = ranking;
  if (terms === null) return noResult(landedCost, state, comparison.problems);
  if (first === undefined || second === undefined) {
    return { headline: "No result yet", detail: "Complete at least two quotations." };
  }
  // "Less than" is a share of the higher amount.
  const base = second.cost.total;
  const percent = base.gt(0) ? ` (${showPercent(second.gap.div(base).times(100))})` : "";
  const lead = `${showMoney(second.gap, region)}${percent}`;
  const each = `${showPerUnit(first.perUnit, comparison, 0)} per ${unitOf(comparison)}`;
  const hasCredit = ranking.some(({ quotation }) => !quotation.numbers.creditDays.eq(0));
  const isFree = state.interest.trim() === "" && hasCredit;
  const foreign = ranking.find(
    ({ quotation: own }) => own.currency !== null && !own.isImport,
  )?.quotation;
  const missing = [
    isFree ? " Credit counts once you enter your cost of funds." : "",
    foreign === undefined
      ? ""
      : ` ${foreign.name} is priced in ${foreign.currency} but not marked Imported, so no duty counts.`,
    ...ranking.map(({ quotation }) => importNote(quotation, comparison)),
    freightNote(comparison),
    leftOut(comparison),
  ].join("");
  const total = showMoney(first.cost.total, region);
  return second.gap.eq(0)
    ? {
        headline: `${first.quotation.name} and ${second.quotation.name} cost the same`,
        detail: `${total}, or ${each}.${missing}`,
      }
    : {
        headline: `${first.quotation.name} costs the least`,
        detail: `${total}, or ${each}. That is ${lead} less than ${second.quotation.name}.${missing}`,
      };
}

/** The price at which the runner-up would win, in its currency, as a sentence; null if none is low enough. */
export function winningText(comparison: Comparison): string | null {
  const { terms, ranking, region } = comparison;
  const [first, second] = ranking;
  if (terms === null || first === undefined || second === undefined) return null;
  const { quotation } = second;
  const price = winningPrice(quotation, terms, first.cost.total);
  if (price === null) return null;
  const money = isSmallPrice(quotation.numbers.price)
    ? showSmallMoney(price, region)
    : showMoney(price, region, 2);
  const { currency } = quotation;
  const own = currency === null ? money : money.replace(signOf(region), `${currency}\u00A0`);
  return `${quotation.name} would win at a price of ${own} per ${unitOf(comparison)} or less, if nothing else changes.`;
}
