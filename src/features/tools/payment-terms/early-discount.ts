import Big from "big.js";
import { interest, percentOf, placesOf, YEAR_DAYS } from "./interest";

/** A discount for early payment, such as 2/10 net 30. Percentages are above 0 and below 100. */
export interface DiscountOffer {
  readonly invoice: Big;
  readonly discount: Big;
  /** The last day for the discount, and the day the full amount is due. */
  readonly discountDay: number;
  readonly dueDay: number;
  readonly buyerRate: Big;
  readonly supplierRate: Big;
}

/**
 * The simple annual rate of a discount in percent: `d ÷ (100 − d) × 365 ÷ days early × 100`. For
 * 2/10 net 30 it is 2 ÷ 98 × 365 ÷ 20 = 37.24%. Corporate finance texts call it the cost of trade
 * credit, https://en.wikipedia.org/wiki/Trade_credit.
 */
export function simpleYearlyRate(discount: Big, days: number): Big {
  const kept = new Big(100).minus(discount);
  return discount.times(100).times(YEAR_DAYS).div(kept.times(days)).round(2);
}

/**
 * The value of paying early: the discount, less the interest on the amount paid early.
 *
 * @param offer Its due day is after its discount day.
 */
export function discountValue(offer: DiscountOffer) {
  const places = placesOf(offer.invoice);
  const days = offer.dueDay - offer.discountDay;
  const discount = percentOf(offer.invoice, offer.discount, places);
  const paid = offer.invoice.minus(discount);
  const cost = interest(paid, offer.buyerRate, days, places);
  const simpleRate = simpleYearlyRate(offer.discount, days);
  return {
    days,
    discount,
    paid,
    interest: cost,
    /** The buyer's gain. Negative for a loss. */
    gain: discount.minus(cost),
    simpleRate,
    /** Percentage points that the supplier keeps. Negative for a loss. */
    supplierKeeps: offer.supplierRate.minus(simpleRate),
  };
}
