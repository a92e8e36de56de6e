import Big from "big.js";
import { isInPrice, type CarriedLine, type DeliveryTerm } from "../../../lib/incoterms";
import { isSmallPrice } from "../kit/small-price";
import type { Basis, NumberKey } from "./fields";

/** A quotation with its numbers read. */
export interface Quotation {
  /** Its place among the suppliers. */
  readonly index: number;
  readonly name: string;
  readonly term: DeliveryTerm;
  readonly isImport: boolean;
  /** What its price is in, in capitals; null for the buyer's currency. */
  readonly currency: string | null;
  readonly numbers: Readonly<Record<NumberKey, Big>>;
  readonly extras: readonly Big[];
}

/** What all quotations have in common. */
export interface Terms {
  readonly quantity: Big;
  /** Cost of funds in percent a year. */
  readonly interest: Big;
  /** Credit days that cost nothing. */
  readonly standardDays: Big;
  /** Whether the buyer claims the tax back. */
  readonly taxCredit: boolean;
  readonly extras: readonly Basis[];
  /** What customs values: the price with freight and insurance as in India, or without as in the US. */
  readonly customs: "with-freight" | "without-freight";
}

/** The cost lines that every comparison has, in reading order. */
export const lineKeys = [
  "price",
  "freight",
  "insurance",
  "handling",
  "duty",
  "fees",
  "tax",
  "tooling",
  "credit",
  "rejects",
] as const;

export type LineKey = (typeof lineKeys)[number];

const ZERO = new Big(0);
const percentOf = (base: Big, percent: Big) => base.times(percent).div(100);

/**
 * Tooling = one-time cost × quantity ÷ units over which it is spread, and never more than the whole.
 * Without such units the whole is charged to this purchase.
 */
function toolingCost({ tooling, toolingVolume }: Quotation["numbers"], quantity: Big): Big {
  if (toolingVolume.lte(quantity)) return tooling;
  return tooling.times(quantity).div(toolingVolume);
}

/**
 * The cost lines of a quotation, not rounded. Lines that the Incoterm puts into the price are 0.
 *
 * - Price = unit price × exchange rate × quantity
 * - Insurance = price × rate of insurance
 * - Customs value of an import in India = price + freight + insurance, the CIF value: Customs Valuation
 *   Rules, 2007, rule 10(2). In the United States = price without international freight and insurance:
 *   19 U.S.C. 1401a(b)(4)(A). Freight and insurance in the seller's price are taken off it there.
 * - Duty = customs value × duty × (1 + surcharge); the surcharge is a share of the duty, as India's
 *   social welfare surcharge is (Finance Act, 2018, section 110)
 * - Customs fees = merchandise processing fee + customs value × harbor maintenance fee
 * - Tax that you can't claim back = (customs value + duty) × rate for an import into India, else price ×
 *   rate. US use tax leaves out duty that the consumer pays as the importer:
 *   https://www.cdtfa.ca.gov/lawguides/vol2/suta/325-0232.html
 * - Cost of credit = price × interest × (standard days − credit days) ÷ 365; negative if the supplier
 *   gives more days than the standard
 * - Rejects = price × share rejected
 */
export function exactCost({ term, isImport, numbers, extras }: Quotation, terms: Terms) {
  const buyerPays = (line: CarriedLine, amount: Big) => (isInPrice(term, line) ? ZERO : amount);
  const price = numbers.price.times(numbers.rate).times(terms.quantity);
  const freight = buyerPays("freight", numbers.freight);
  const insured = percentOf(price, numbers.insurance);
  const insurance = buyerPays("insurance", insured);
  const inSellersPrice = numbers.freight.minus(freight).plus(insured.minus(insurance));
  const customsValue =
    terms.customs === "with-freight"
      ? price.plus(freight).plus(insurance)
      : price.minus(inSellersPrice);
  const basicDuty = percentOf(customsValue, numbers.duty);
  const allDuty = basicDuty.plus(percentOf(basicDuty, numbers.surcharge));
  const duty = isImport ? buyerPays("duty", allDuty) : ZERO;
  const fees = numbers.mpf.plus(percentOf(customsValue, numbers.hmf));
  const isTaxedWithDuty = isImport && terms.customs === "with-freight";
  const taxBase = isTaxedWithDuty ? buyerPays("duty", customsValue.plus(duty)) : price;
  const early = terms.standardDays.minus(numbers.creditDays);
  const amounts: Readonly<Record<LineKey, Big>> = {
    price,
    freight,
    insurance,
    handling: buyerPays("handling", numbers.handling),
    duty,
    fees: isImport ? buyerPays("duty", fees) : ZERO,
    tax: terms.taxCredit ? ZERO : percentOf(taxBase, numbers.tax),
    tooling: toolingCost(numbers, terms.quantity),
    credit: percentOf(price, terms.interest).times(early).div(365),
    rejects: percentOf(price, numbers.rejects),
  };
  const lines = new Map(lineKeys.map((key) => [key, amounts[key]]));
  const added = terms.extras.map((basis, index) => {
    const amount = extras[index] ?? ZERO;
    if (basis === "unit") return amount.times(terms.quantity);
    return basis === "percent" ? percentOf(price, amount) : amount;
  });
  return withTotal(lines, added);
}

/** The cost lines, the added ones and the sum of all. */
function withTotal(lines: ReadonlyMap<LineKey, Big>, extras: readonly Big[]) {
  const total = [...lines.values(), ...extras].reduce((sum, line) => sum.plus(line), ZERO);
  return { lines, extras, total };
}

/** The cost lines of a quotation, in the buyer's currency and in reading order. */
export type Cost = ReturnType<typeof withTotal>;

const whole = (amount: Big) => amount.round(0, Big.roundHalfUp);

/**
 * The cost lines of a quotation, each rounded to the whole rupee or dollar, halves away from 0. The
 * total adds up the rounded lines, so that a reader who adds them gets the same.
 */
export function costOf(quotation: Quotation, terms: Terms) {
  const { lines, extras } = exactCost(quotation, terms);
  const rounded = [...lines].map(([key, amount]) => [key, whole(amount)] as const);
  return withTotal(new Map(rounded), extras.map(whole));
}

/** Whether two decimals are too few for what one unit of a quotation costs in the buyer's currency. */
export const isSmallCost = ({ currency, numbers: { price, rate } }: Quotation) =>
  currency === null ? isSmallPrice(price) : price.times(rate).lt(1);

/** The quotations from lowest to highest landed cost; equal ones in the order of the table. */
export function rank(quotations: readonly Quotation[], terms: Terms) {
  const costs = quotations.map((quotation) => ({ quotation, cost: costOf(quotation, terms) }));
  const sorted = costs.sort((one, other) => one.cost.total.cmp(other.cost.total));
  const least = sorted[0]?.cost.total;
  const places = quotations.some(isSmallCost) ? 4 : 2;
  return sorted.map(({ quotation, cost }) => ({
    quotation,
    cost,
    /** Landed cost per unit, to two decimals, or to four if one is small. */
    perUnit: cost.total.div(terms.quantity).round(places),
    /** What it costs more than the first. */
    gap: least === undefined ? cost.total : cost.total.minus(least),
  }));
}

/** A quotation with its cost. */
export type Ranked = ReturnType<typeof rank>[number];
