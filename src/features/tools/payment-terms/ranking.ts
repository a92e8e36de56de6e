import Big from "big.js";
import { isSmallPrice } from "../kit/small-price";
import { YEAR_DAYS } from "./interest";
import { LONGEST_TERM } from "./small-supplier";

/** A price and its payment terms. An advance has negative days. */
export interface Quotation {
  readonly name: string;
  readonly price: Big;
  readonly days: number;
  readonly early: { readonly discount: Big; readonly day: number } | null;
  /** Whether India's 45-day limit applies to the supplier. */
  readonly isSmall: boolean;
}

/** What quotations are compared on. The rate is the buyer's, in percent a year. */
export interface Basis {
  /** The day, counted like credit days, to which every price is moved. */
  readonly day: number;
  readonly rate: Big;
}

/** Decimals of what follows from a price. */
const placesOf = (price: Big) => (isSmallPrice(price) ? 6 : 2);

/**
 * Moves a payment to the common day: `amount × (1 + rate ÷ 100 × (common day − day paid) ÷ 365)`.
 * Paying before the common day adds interest, and paying after it takes some off.
 */
function movedTo({ day, rate }: Basis, amount: Big, paidOn: number, places: number) {
  const credit = amount
    .times(rate)
    .times(day - paidOn)
    .div(100 * YEAR_DAYS)
    .round(places);
  return {
    /** What is paid, and on which day: with the discount, or in full on the last day. */
    paid: amount,
    paidOn,
    /** The interest to the common day. Negative if it is paid later. */
    credit,
    adjusted: amount.plus(credit),
  };
}

/** The cheaper of two ways to pay: in full on the last day, or early with the discount. */
function cheapest(quotation: Quotation, basis: Basis) {
  // Whether the 45-day limit, not the quoted days, sets the day.
  const isCapped = quotation.isSmall && quotation.days > LONGEST_TERM;
  const lastDay = isCapped ? LONGEST_TERM : quotation.days;
  const { price } = quotation;
  const places = placesOf(price);
  const inFull = movedTo(basis, price, lastDay, places);
  const common = { quotation, isCapped };
  if (quotation.early === null) return { ...common, ...inFull, takesDiscount: false };
  const { discount, day } = quotation.early;
  const reduced = price.times(new Big(100).minus(discount)).div(100).round(places);
  const early = movedTo(basis, reduced, Math.min(day, lastDay), places);
  return early.adjusted.lt(inFull.adjusted)
    ? { quotation, isCapped: false, ...early, takesDiscount: true }
    : { ...common, ...inFull, takesDiscount: false };
}

const rankAmong = (prices: readonly Big[], price: Big) =>
  1 + prices.filter((other) => other.lt(price)).length;

/** Ranks quotations by their price on the common day, lowest first. The order of equals is kept. */
export function rankQuotations(quotations: readonly Quotation[], basis: Basis) {
  const moved = quotations.map((quotation) => cheapest(quotation, basis));
  const adjusted = moved.map((row) => row.adjusted);
  const quoted = quotations.map(({ price }) => price);
  const lowest = adjusted.reduce(
    (least, price) => (price.lt(least) ? price : least),
    new Big(1e30),
  );
  return moved
    .map((row) => ({
      ...row,
      /** Ranks from 1, by the adjusted and by the quoted price. Equal prices share a rank. */
      rank: rankAmong(adjusted, row.adjusted),
      rankByPrice: rankAmong(quoted, row.quotation.price),
      /** Above the lowest adjusted price. */
      gap: row.adjusted.minus(lowest),
    }))
    .sort((a, b) => a.adjusted.cmp(b.adjusted));
}

/** A quotation moved to the common day. */
export type RankedQuotation = ReturnType<typeof rankQuotations>[number];
