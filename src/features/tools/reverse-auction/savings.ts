import Big from "big.js";
import type { Price } from "./model";

/** What a lower price saves. */
export interface Saving {
  readonly perUnit: Price;
  /** For the whole quantity, in rupees or dollars. */
  readonly total: Big;
  /** Of the price that it is compared with, to two decimals. */
  readonly percent: Big;
}

/** Saving of a price against another one; below zero if it is higher. */
export function savingAgainst(reference: Price, price: Price, quantity: Big): Saving {
  const perUnit = reference - price;
  return {
    perUnit,
    total: amountOf(perUnit, quantity),
    percent: new Big(perUnit).times(100).div(reference).round(2, Big.roundHalfUp),
  };
}

/** A price times a quantity, in rupees or dollars, to the hundredth. */
export function amountOf(price: Price, quantity: Big): Big {
  return new Big(price).times(quantity).div(100).round(2, Big.roundHalfUp);
}

/** What running the event takes. Rates are in rupees or dollars an hour. */
export interface EventEffort {
  readonly buyerHours: Big;
  readonly buyerRate: Big;
  /** Of each bidder. */
  readonly supplierHours: Big;
  readonly supplierRate: Big;
}

/** The cost of the event, for the buyer and for all bidders together. */
export function eventCost(effort: EventEffort, bidders: number): { buyer: Big; suppliers: Big } {
  const { buyerHours, buyerRate, supplierHours, supplierRate } = effort;
  return {
    buyer: buyerHours.times(buyerRate).round(2, Big.roundHalfUp),
    suppliers: supplierHours.times(supplierRate).times(bidders).round(2, Big.roundHalfUp),
  };
}
