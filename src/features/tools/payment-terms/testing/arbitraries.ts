import Big from "big.js";
import fc from "fast-check";

/** Amounts from 0.01 to ten billion, with two decimals. */
export const amounts = fc.integer({ min: 1, max: 1e12 }).map((n) => new Big(n).div(100));

/** Rates from 0 to 60 percent, with two decimals. */
export const rates = fc.integer({ min: 0, max: 6000 }).map((n) => new Big(n).div(100));

/** Days of credit. */
export const days = fc.integer({ min: 0, max: 365 });
