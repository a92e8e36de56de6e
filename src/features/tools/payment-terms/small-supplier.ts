import Big from "big.js";
import { addDays, addMonths, daysBetween } from "../../../lib/calendar";
import { taxYearOf } from "./tax-year";
import { interest, percentOf, placesOf } from "./interest";

/** Days from acceptance that the law allows at most, and without a term in writing. */
export const LONGEST_TERM = 45;
const TERM_WITHOUT_AGREEMENT = 15;

/** Section 43B(h) applies from assessment year 2024-25, which is tax year 2023-24. */
const FIRST_TAX_YEAR = 2023;

/** Tax years from this one fall under the Income-tax Act, 2025. */
const NEW_ACT_FROM = 2026;

/** A payment to a micro or small manufacturer or service provider in India. Rates are in percent. */
export interface SmallSupplierPayment {
  readonly amount: Big;
  /** Days as `YYYY-MM-DD`. */
  readonly accepted: string;
  readonly paid: string;
  /** Days agreed in writing; null if nothing is. */
  readonly agreed: number | null;
  /** The bank rate that the Reserve Bank has notified. */
  readonly bankRate: Big;
  readonly taxRate: Big;
  readonly buyerRate: Big;
}

/** The interest of one month, or of the days after the last full month. */
interface InterestPeriod {
  readonly from: string;
  readonly to: string;
  /** Null for a full month. */
  readonly days: number | null;
  readonly opening: Big;
  readonly interest: Big;
}

/** When the deduction of an expense is allowed. */
export type Deduction =
  | { readonly kind: "same-year"; readonly year: number }
  | {
      readonly kind: "later";
      readonly year: number;
      readonly paidIn: number;
      readonly law: "1961" | "2025";
      readonly tax: Big;
      /** What the tax paid early costs until the year of payment. */
      readonly cost: Big;
    };

/** MSMED Act, 2006, section 15: the agreed days, at most 45; 15 without an agreement in writing. */
export function allowedTerm(agreed: number | null): number {
  return agreed === null ? TERM_WITHOUT_AGREEMENT : Math.min(agreed, LONGEST_TERM);
}

/**
 * MSMED Act, 2006, section 16 (https://www.indiacode.nic.in/handle/123456789/2013): compound interest
 * with monthly rests at three times the bank rate, from the day after the last day to pay. A month's
 * interest is `balance × rate ÷ 12`. The Act does not say how to count part of a month: here it is
 * `balance × rate × days ÷ 365`.
 */
function interestPeriods(
  { amount, paid }: Pick<SmallSupplierPayment, "amount" | "paid">,
  lastDay: string,
  rate: Big,
): readonly InterestPeriod[] {
  const places = placesOf(amount);
  const periods: InterestPeriod[] = [];
  let balance = amount;
  let end = lastDay;
  for (let month = 1; end < paid; month += 1) {
    const monthEnd = addMonths(lastDay, month);
    const days = monthEnd <= paid ? null : daysBetween(end, paid);
    const due =
      days === null
        ? balance.times(rate).div(1200).round(places)
        : interest(balance, rate, days, places);
    const to = days === null ? monthEnd : paid;
    periods.push({ from: addDays(end, 1), to, days, opening: balance, interest: due });
    balance = balance.plus(due);
    end = to;
  }
  return periods;
}

/**
 * Section 43B(h) of the Income-tax Act, 1961, carried by section 37 of the Income-tax Act, 2025: an
 * expense that is paid after the allowed term is deducted in the year of payment. The expense is
 * taken to belong to the tax year in which the goods were accepted.
 */
function deductionOf(payment: SmallSupplierPayment, lastDay: string): Deduction {
  const year = taxYearOf(payment.accepted);
  const paidIn = taxYearOf(payment.paid);
  const isAllowed = payment.paid <= lastDay || paidIn === year || year < FIRST_TAX_YEAR;
  if (isAllowed) return { kind: "same-year", year };
  const places = placesOf(payment.amount);
  const tax = percentOf(payment.amount, payment.taxRate, places);
  const cost = percentOf(tax, payment.buyerRate.times(paidIn - year), places);
  return { kind: "later", year, paidIn, law: year < NEW_ACT_FROM ? "1961" : "2025", tax, cost };
}

/** The last day to pay, the interest of section 16 and the deduction for one payment. */
export function smallSupplierResult(payment: SmallSupplierPayment) {
  const term = allowedTerm(payment.agreed);
  const lastDay = addDays(payment.accepted, term);
  const rate = payment.bankRate.times(3);
  const periods = interestPeriods(payment, lastDay, rate);
  return {
    term,
    lastDay,
    daysLate: Math.max(0, daysBetween(lastDay, payment.paid)),
    /** Three times the bank rate, a year. */
    rate,
    periods,
    interest: periods.reduce((sum, period) => sum.plus(period.interest), new Big(0)),
    deduction: deductionOf(payment, lastDay),
  };
}

/** What the law makes of a payment. */
export type SmallSupplierResult = ReturnType<typeof smallSupplierResult>;
