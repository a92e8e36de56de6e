import Big from "big.js";
import { exactCost, type Quotation, type Terms } from "./cost";
import type { NumberKey } from "./fields";

/** What is changed for all suppliers at once. */
const drivers = ["freight", "rate", "rejects"] as const;
export type Driver = (typeof drivers)[number];

/** The numbers of a quotation that a driver changes. */
const driven: Readonly<Record<Driver, readonly NumberKey[]>> = {
  freight: ["freight", "handling"],
  rate: ["rate"],
  rejects: ["rejects"],
};

/** Who wins at a change, and by how much. */
export interface Outcome {
  /** Change in percent. */
  readonly change: number;
  readonly winner: Quotation;
  readonly lead: Big;
}

/** What a change of one driver does to the award. */
export interface Sensitivity {
  readonly driver: Driver;
  /** Whether any supplier's cost depends on it. */
  readonly hasEffect: boolean;
  readonly outcomes: readonly Outcome[];
  /** The smallest change, in percent, at which another supplier wins; null within −100 to +100. */
  readonly turn: { readonly change: Big; readonly winner: Quotation } | null;
}

/** A supplier's cost as fixed + moving × factor, which it is for each of the drivers. */
interface Line {
  readonly quotation: Quotation;
  readonly fixed: Big;
  readonly moving: Big;
}

function lineOf(quotation: Quotation, driver: Driver, terms: Terms): Line {
  const { numbers, isForeign } = quotation;
  // The exchange rate is that of foreign prices.
  const keys = driver === "rate" && !isForeign ? [] : driven[driver];
  const at = (factor: number) => {
    const changed = keys.map((key) => [key, numbers[key].times(factor)] as const);
    const own = { ...quotation, numbers: { ...numbers, ...Object.fromEntries(changed) } };
    return exactCost(own, terms).total;
  };
  const fixed = at(0);
  return { quotation, fixed, moving: at(1).minus(fixed) };
}

function outcomeAt(lines: readonly Line[], change: number): Outcome | null {
  const factor = new Big(100 + change).div(100);
  const [first, second] = lines
    .map(({ quotation, fixed, moving }) => ({ quotation, total: fixed.plus(moving.times(factor)) }))
    .sort((one, other) => one.total.cmp(other.total));
  if (first === undefined || second === undefined) return null;
  const lead = second.total.minus(first.total).round(0, Big.roundHalfUp);
  return { change, winner: first.quotation, lead };
}

/** The change nearest to none at which a line falls below the winner's. */
function turnOf(lines: readonly Line[], winner: Line): Sensitivity["turn"] {
  const crossings = lines.flatMap((line) => {
    const slope = line.moving.minus(winner.moving);
    if (slope.eq(0)) return [];
    const factor = winner.fixed.minus(line.fixed).div(slope);
    const change = factor.minus(1).times(100);
    const isNear = change.abs().lte(100) && !change.eq(0);
    return isNear ? [{ change, winner: line.quotation }] : [];
  });
  return crossings.sort((one, other) => one.change.abs().cmp(other.change.abs()))[0] ?? null;
}

/** The changes that are tried, in percent. */
const changes = [-20, -10, 0, 10, 20];

/**
 * What happens to the award if freight, exchange rate or rejects are not as assumed. Totals are not
 * rounded line by line here, so a lead may differ by a rupee or dollar from the ranking's.
 *
 * @param winner Index of the supplier that costs the least now.
 */
export function sensitivities(
  quotations: readonly Quotation[],
  terms: Terms,
  winner: number,
): readonly Sensitivity[] {
  return drivers.map((driver) => {
    const lines = quotations.map((quotation) => lineOf(quotation, driver, terms));
    const first = lines.find(({ quotation }) => quotation.index === winner);
    return {
      driver,
      hasEffect: lines.some(({ moving }) => !moving.eq(0)),
      outcomes: changes.flatMap((change) => outcomeAt(lines, change) ?? []),
      turn: first === undefined ? null : turnOf(lines, first),
    };
  });
}
