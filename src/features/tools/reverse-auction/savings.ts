import Big from "big.js";
import type { Price } from "./model";

/** What a lower price saves. */
export interface Saving {
  readonly perUnit: Price;
  /** For the whole quantity, in rupees or dollars, to the hundredth. */
  readonly total: Big;
  /** Of the price that it is compared with, to two decimals. */
  readonly percent: Big;
}

/** Saving of a price against another one; below zero if it is higher. */
export function savingAgainst(reference: Price, price: Price, quantity: Big): Saving {
  const perUnit = reference - price;
  return {
    perUnit,
    total: new Big(perUnit).times(quantity).div(100).round(2, Big.roundHalfUp),
    percent: new Big(perUnit).times(100).div(reference).round(2, Big.roundHalfUp),
  };
}
