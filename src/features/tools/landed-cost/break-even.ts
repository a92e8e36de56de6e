import Big from "big.js";
import { isInPrice } from "../../../lib/incoterms";
import type { NumberRule } from "../kit/read-number";
import { costOf, exactCost, type Quotation, type Terms } from "./cost";
import { carriedLines, type NumberKey } from "./fields";
import { supplierFields } from "./supplier-fields";

/** Fields whose change could make a supplier win, in the order of a negotiation. */
const negotiable: readonly NumberKey[] = [
  "price",
  "freight",
  "handling",
  "insurance",
  "creditDays",
  "rejects",
  "duty",
  "tooling",
  "rate",
];

/** Decimals to which each value is given; a price or rate with more is hard to write in a contract. */
const decimals: Partial<Readonly<Record<NumberKey, number>>> = {
  freight: 0,
  handling: 0,
  tooling: 0,
  creditDays: 0,
};

/** The value of one field at which a supplier costs less than the winner, all others as they are. */
export interface BreakEven {
  readonly key: NumberKey;
  readonly now: Big;
  /** The nearest value that wins; null if none within the field's bounds does. */
  readonly needed: Big | null;
}

const withNumber = (quotation: Quotation, key: NumberKey, value: Big): Quotation => ({
  ...quotation,
  numbers: { ...quotation.numbers, [key]: value },
});

/** Whether a field has an effect on the cost, so that it is worth a line. */
export function hasEffect(quotation: Quotation, key: NumberKey): boolean {
  const { term, isImport, isForeign, numbers } = quotation;
  const line = carriedLines[key];
  if (line !== undefined && isInPrice(term, line)) return false;
  if (line === "duty" && !isImport) return false;
  if (key === "rate") return isForeign;
  return key === "creditDays" || numbers[key].gt(0);
}

/**
 * Where a supplier's cost meets `target`. The cost is a + b × value, because every line is proportional
 * to each of these fields: two values give a and b, and value = (target − a) ÷ b.
 */
function meetingPoint(quotation: Quotation, key: NumberKey, terms: Terms, target: Big) {
  const at = (value: number) => exactCost(withNumber(quotation, key, new Big(value)), terms).total;
  const start = at(0);
  const slope = at(1).minus(start);
  return slope.eq(0) ? null : { value: target.minus(start).div(slope), rises: slope.gt(0) };
}

function breakEvenOf(quotation: Quotation, key: NumberKey, terms: Terms, target: Big): BreakEven {
  const now = quotation.numbers[key];
  const nothing = { key, now, needed: null };
  const meeting = meetingPoint(quotation, key, terms, target);
  if (meeting === null) return nothing;
  const places = decimals[key] ?? 2;
  const step = new Big(10).pow(-places).times(meeting.rises ? -1 : 1);
  // The field's last decimal may still be on the wrong side once the lines are rounded.
  const rounded = meeting.value.round(places, meeting.rises ? Big.roundDown : Big.roundUp);
  const wins = (value: Big) => costOf(withNumber(quotation, key, value), terms).total.lt(target);
  const needed = [0, 1, 2].map((steps) => rounded.plus(step.times(steps))).find(wins);
  const { least, most, isAboveLeast }: NumberRule = supplierFields[key].rule;
  if (needed === undefined || needed.lt(least) || needed.gt(most)) return nothing;
  return isAboveLeast && needed.lte(least) ? nothing : { key, now, needed };
}

/**
 * What would make a supplier win: for each of its fields the nearest value at which it costs less than
 * the winner.
 *
 * @param target The winner's landed cost.
 */
export function breakEvens(quotation: Quotation, terms: Terms, target: Big): readonly BreakEven[] {
  return negotiable
    .filter((key) => hasEffect(quotation, key))
    .map((key) => breakEvenOf(quotation, key, terms, target));
}
