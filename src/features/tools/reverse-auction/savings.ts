import Big from "big.js";
import type { Price } from "./model";

/** Saving of a price against another one; below zero if it is higher. */
export function savingAgainst(reference: Price, price: Price, quantity: Big) {
  const perUnit = reference - price;
  return {
    perUnit,
    /** For the whole quantity, in rupees or dollars, to the hundredth. */
    total: new Big(perUnit).times(quantity).div(100).round(2, Big.roundHalfUp),
    /** Of the price that it is compared with, to two decimals. */
    percent: new Big(perUnit).times(100).div(reference).round(2, Big.roundHalfUp),
  };
}
