import type Big from "big.js";
import { percentOf, placesOf, shareOf, YEAR_DAYS } from "./interest";

/** A change of the credit period of one supplier. Rates and the asked change are in percent. */
export interface CreditChange {
  /** Purchases of a year, spread evenly over it. */
  readonly purchases: Big;
  readonly daysNow: number;
  readonly daysOffered: number;
  /** What a year's funds cost the buyer and the supplier. */
  readonly buyerRate: Big;
  readonly supplierRate: Big;
  /** The price rise for longer credit, or the price cut for shorter credit; null if none is asked. */
  readonly asked: Big | null;
}

/**
 * The value of a change of credit days.
 *
 * - cash that moves = purchases × days ÷ 365
 * - interest of each side = cash × its annual rate
 * - price change that makes up for it = interest ÷ purchases
 * - annual rate of an asked price change = change × 365 ÷ days
 *
 * Each step starts from the rounded result of the one before. Amounts are not negative, except gains.
 *
 * @returns Null if the credit period does not change.
 */
export function creditValue(change: CreditChange) {
  const { purchases, daysNow, daysOffered, buyerRate, supplierRate } = change;
  const days = daysOffered - daysNow;
  if (days === 0) return null;
  const places = placesOf(purchases);
  const cash = purchases.times(Math.abs(days)).div(YEAR_DAYS).round(places);
  const buyer = percentOf(cash, buyerRate, places);
  const supplier = percentOf(cash, supplierRate, places);
  return {
    /** Days added. Negative for shorter credit. */
    days,
    cash,
    buyer,
    supplier,
    /** What both lose together. Negative if they gain. */
    jointCost: supplier.minus(buyer).times(Math.sign(days)),
    /** The price change in percent that makes up for the supplier's interest, and for the buyer's. */
    supplierPercent: shareOf(supplier, purchases),
    breakEven: shareOf(buyer, purchases),
    asked: askedPrice(change, days, buyer),
  };
}

/** What a change of credit days is worth. */
export type CreditValue = NonNullable<ReturnType<typeof creditValue>>;

/** A price change that is asked with the new term; null without one. */
function askedPrice({ asked, purchases }: CreditChange, days: number, interest: Big) {
  if (asked === null) return null;
  const amount = percentOf(purchases, asked, placesOf(purchases));
  return {
    amount,
    /** The annual rate that the price change amounts to, in percent. */
    rate: asked.times(YEAR_DAYS).div(Math.abs(days)).round(2),
    /** The buyer's gain. Negative for a loss. */
    gain: interest.minus(amount).times(Math.sign(days)),
  };
}
