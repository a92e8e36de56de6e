import type Big from "big.js";
import { daysBetween, longDay, shortDay } from "../../../lib/calendar";
import { calculation, type Working } from "../kit/results";
import { showDays, showMoney, showPercent } from "../kit/show";
import type { Answer, Terms } from "./answer";
import { taxYearName } from "./tax-year";
import type { DayAxisProps } from "../../../ui/charts/day-axis";
import { LONGEST_TERM, type Deduction, type SmallSupplierResult } from "./small-supplier";
import type { AnswerText } from "./words";

const money = (value: Big) => showMoney(value, "in");

/** Section 43B(h) in words, as in the posts. */
function deductionText(deduction: Deduction, accepted: string): string {
  const year = taxYearName(deduction.year);
  if (deduction.kind === "same-year") {
    return `You can deduct the expense in tax year ${year}, the year of acceptance (${shortDay(accepted)}).`;
  }
  const law =
    deduction.law === "1961"
      ? "section 43B(h) of the Income-tax Act, 1961"
      : "section 37 of the Income-tax Act, 2025, which carries section 43B(h) of the 1961 Act";
  return `You pay after the limit and after 31 March, so you get the deduction only in the year of payment, ${taxYearName(deduction.paidIn)}, not in ${year}. The rule is ${law}.`;
}

function workings(
  { periods, interest, rate, deduction }: SmallSupplierResult,
  { numbers }: Terms,
): readonly Working[] {
  const months = periods.map(({ from, to, days, opening, interest: due }): Working => [
    `${shortDay(from)} to ${shortDay(to)}`,
    days === null
      ? `${money(opening)} × ${rate.div(12).round(4).toString()}%`
      : `${money(opening)} × ${showPercent(rate)} × ${days} ÷ 365`,
    money(due),
  ]);
  const how = `at 3 × ${showPercent(numbers.bankRate)} a year`;
  const owed: Working = ["Interest owed", how, money(interest), true];
  const isCosted = numbers.taxRate.gt(0) && numbers.buyerRate.gt(0);
  if (deduction.kind === "same-year" || !isCosted) return [...months, owed];
  const { tax, cost, paidIn, year } = deduction;
  const years = paidIn - year;
  return [
    ...months,
    owed,
    ["Tax paid early", `${money(numbers.amount)} × ${showPercent(numbers.taxRate)}`, money(tax)],
    [
      `Cost of that tax for ${years === 1 ? "a year" : `${years} years`}`,
      `${money(tax)} × ${showPercent(numbers.buyerRate)}${years === 1 ? "" : ` × ${years}`}`,
      money(cost),
    ],
  ];
}

/** Acceptance, the last day to pay and the day of payment. */
function axisOf(
  { lastDay, daysLate, term }: SmallSupplierResult,
  { accepted, paid }: Terms["state"],
): DayAxisProps {
  const isLate = daysLate > 0;
  const [middle, last] = isLate ? [lastDay, paid] : [paid, lastDay];
  const whole = Math.max(1, daysBetween(accepted, last));
  const limit = { label: `Last day: ${shortDay(lastDay)}`, amount: `Day ${term}` };
  const payment = {
    label: `Paid: ${shortDay(paid)}`,
    amount: `Day ${daysBetween(accepted, paid)}`,
  };
  return {
    tone: isLate ? "late" : "early",
    first: { at: 0, label: `Accepted: ${shortDay(accepted)}` },
    middle: { at: daysBetween(accepted, middle) / whole, ...(isLate ? limit : payment) },
    last: { at: 1, ...(isLate ? payment : limit) },
    gained: isLate ? `${showDays(daysLate)} late` : `${showDays(daysBetween(paid, lastDay))} left`,
  };
}

/** The last day to pay, `YYYY-MM-DD`, as a headline. */
export const lastDayText = (day: string) => `The last day to pay is ${longDay(day)}`;

/** The 45-day limit, the interest on late payment and the deduction. */
export function smallSupplierWords(
  { value }: Extract<Answer, { part: "small-supplier" }>,
  terms: Terms,
): AnswerText {
  const { lastDay, daysLate, interest, deduction } = value;
  const deduct = deductionText(deduction, terms.state.accepted);
  const { agreed } = terms.numbers;
  const cut = agreed.gt(LONGEST_TERM)
    ? `You agreed ${showDays(agreed.toNumber())}, but the law allows ${LONGEST_TERM} at most. `
    : "";
  return {
    headline: lastDayText(lastDay),
    detail:
      cut +
      (daysLate === 0
        ? "You pay in time."
        : `You pay ${showDays(daysLate)} late and owe ${money(interest)} of interest.`),
    axis: axisOf(value, terms.state),
    notes: [deduct],
    tables: [calculation(workings(value, terms), "Interest with monthly rests, and tax")],
  };
}
