import type Big from "big.js";
import { costOf, type Cost, type Quotation, type Terms } from "./cost";

/** A quotation with its cost. */
export interface Ranked {
  readonly quotation: Quotation;
  readonly cost: Cost;
  /** Landed cost per unit, to two decimals. */
  readonly perUnit: Big;
  /** What it costs more than the first. */
  readonly gap: Big;
}

/** The quotations from lowest to highest landed cost; equal ones in the order of the table. */
export function rank(quotations: readonly Quotation[], terms: Terms): readonly Ranked[] {
  const costs = quotations.map((quotation) => ({ quotation, cost: costOf(quotation, terms) }));
  const sorted = costs.sort((one, other) => one.cost.total.cmp(other.cost.total));
  const least = sorted[0]?.cost.total;
  return sorted.map(({ quotation, cost }) => ({
    quotation,
    cost,
    perUnit: cost.total.div(terms.quantity).round(2),
    gap: least === undefined ? cost.total : cost.total.minus(least),
  }));
}
