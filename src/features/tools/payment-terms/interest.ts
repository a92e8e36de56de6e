import type Big from "big.js";

/** Days in the year of every calculation here. Leap years are not counted. */
export const YEAR_DAYS = 365;

/** Amounts from here on are rounded to the whole rupee or dollar, smaller ones to two decimals. */
const WHOLE_FROM = 100_000;

/** Decimals of the results that start from an amount. */
export function placesOf(amount: Big): number {
  return amount.gte(WHOLE_FROM) ? 0 : 2;
}

/** Share of an amount: `amount × percent ÷ 100`, rounded half up. */
export function percentOf(amount: Big, percent: Big, places: number): Big {
  return amount.times(percent).div(100).round(places);
}

/** Simple interest: `amount × rate ÷ 100 × days ÷ 365`, rounded half up. */
export function interest(amount: Big, rate: Big, days: number, places: number): Big {
  return amount.times(rate).times(days).div(36_500).round(places);
}

/** What percentage a part is of a whole: `part ÷ whole × 100`, to two decimals. */
export function shareOf(part: Big, whole: Big): Big {
  return part.times(100).div(whole).round(2);
}
