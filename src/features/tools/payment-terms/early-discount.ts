import Big from "big.js";
import { interest, percentOf, placesOf, YEAR_DAYS } from "./interest";

/** A discount for early payment, such as 2/10 net 30. Percentages are above 0 and below 100. */
interface DiscountOffer {
  /** Null if it isn't known: the rates decide without it. */
  readonly invoice: Big | null;
  readonly discount: Big;
  /** The last day for the discount, and the day the full amount is due. */
  readonly discountDay: number;
  readonly dueDay: number;
  readonly buyerRate: Big;
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

/** What paying an invoice early brings: the discount, less the interest on the amount paid early. */
function amountsOf({ discount: percent, buyerRate }: DiscountOffer, invoice: Big, days: number) {
  const places = placesOf(invoice);
  const discount = percentOf(invoice, percent, places);
  const paid = invoice.minus(discount);
  const cost = interest(paid, buyerRate, days, places);
  // The buyer's gain is negative for a loss.
  return { invoice, discount, paid, interest: cost, gain: discount.minus(cost) };
}

/**
 * The value of paying early.
 *
 * @param offer Its due day is after its discount day.
 */
export function discountValue(offer: DiscountOffer) {
  const days = offer.dueDay - offer.discountDay;
  const simpleRate = simpleYearlyRate(offer.discount, days);
  const amounts = offer.invoice === null ? null : amountsOf(offer, offer.invoice, days);
  return {
    days,
    simpleRate,
    isWorthIt: amounts === null ? simpleRate.gte(offer.buyerRate) : amounts.gain.gte(0),
    /** Null without an invoice. */
    amounts,
  };
}
