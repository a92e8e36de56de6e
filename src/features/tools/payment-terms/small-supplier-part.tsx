import { daysBetween, longDay, shortDay } from "../../../lib/calendar";
import { Headline, Missing, Part, Workings } from "../shared/part";
import { DayAxis } from "./day-axis";
import { taxYearName } from "./days";
import type { Figures } from "./figures";
import { DateInput, NumberInput } from "./number-input";
import { readField } from "./read-fields";
import { smallSupplierOf } from "./readings";
import type { Deduction, SmallSupplierResult } from "./small-supplier";
import { moneyIn, showDays, showTypedRate, type PartViewProps } from "./view";
import * as styles from "./payment-terms.module.css";

const money = moneyIn("in");

/** The result in a sentence. */
export function smallSupplierSentence(figures: Figures): string {
  const result = smallSupplierOf(figures);
  if (result === null) return "";
  const last = `The last day to pay is ${longDay(result.lastDay)}.`;
  return result.daysLate === 0
    ? `${last} You pay in time.`
    : `${last} You pay ${showDays(result.daysLate)} late and owe ${money(result.interest)} of interest.`;
}

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

function lawLines(figures: Figures, { periods, interest, rate, deduction }: SmallSupplierResult) {
  const monthly = rate.div(12);
  const months = periods.map(({ from, to, days, opening, interest: due }) => ({
    label: `${shortDay(from)} to ${shortDay(to)}`,
    calculation:
      days === null
        ? `${money(opening)} × ${monthly.round(4).toString()}%`
        : `${money(opening)} × ${showTypedRate(rate)} × ${days} ÷ 365`,
    value: money(due),
  }));
  const owed = {
    label: "Interest owed",
    calculation: `at 3 × ${showTypedRate(readField(figures, "bankRate", "in").value)} a year`,
    value: money(interest),
    isTotal: true,
  };
  if (deduction.kind === "same-year") return [...months, owed];
  const { tax, cost, paidIn, year } = deduction;
  const amount = readField(figures, "amount", "in").value;
  const years = paidIn - year;
  return [
    ...months,
    owed,
    {
      label: "Tax paid early",
      calculation: `${amount === null ? "" : money(amount)} × ${showTypedRate(readField(figures, "taxRate", "in").value)}`,
      value: money(tax),
    },
    {
      label: `Cost of that tax for ${years === 1 ? "a year" : `${years} years`}`,
      calculation: `${money(tax)} × ${showTypedRate(readField(figures, "buyerRate", "in").value)}${years === 1 ? "" : ` × ${years}`}`,
      value: money(cost),
    },
  ];
}

function SmallSupplierResultView({ figures }: { readonly figures: Figures }) {
  const result = smallSupplierOf(figures);
  if (result === null) return <Missing />;
  const { lastDay, daysLate, term, deduction } = result;
  const { accepted, paid, bankRateDate } = figures;
  const isLate = daysLate > 0;
  const [middle, last] = isLate ? [lastDay, paid] : [paid, lastDay];
  const whole = Math.max(1, daysBetween(accepted, last));
  const limit = { label: `Last day: ${shortDay(lastDay)}`, amount: `Day ${term}` };
  const payment = {
    label: `Paid: ${shortDay(paid)}`,
    amount: `Day ${daysBetween(accepted, paid)}`,
  };
  return (
    <>
      <Headline>{smallSupplierSentence(figures)}</Headline>
      <DayAxis
        tone={isLate ? "late" : "early"}
        first={{ at: 0, label: `Accepted: ${shortDay(accepted)}` }}
        middle={{ at: daysBetween(accepted, middle) / whole, ...(isLate ? limit : payment) }}
        last={{ at: 1, ...(isLate ? payment : limit) }}
        gained={
          isLate ? `${showDays(daysLate)} late` : `${showDays(daysBetween(paid, lastDay))} left`
        }
      />
      <p className={styles.verdict}>{deductionText(deduction, accepted)}</p>
      <Workings caption="Interest with monthly rests, and tax" lines={lawLines(figures, result)} />
      <p className={styles.note}>
        Section 16 adds compound interest with monthly rests at three times the bank rate
        <span>{bankRateDate === "" ? "" : ` notified on ${longDay(bankRateDate)}`}</span>. The Act
        doesn&apos;t say how to count part of a month: we use days ÷ 365. If the rate changed in
        between, use the rate of each month. You can&apos;t deduct the interest (section 23).
        Amounts without GST. Checked November 2026; confirm with your adviser.
      </p>
    </>
  );
}

/** India: the 45-day limit, interest on late payment and the deduction. */
export function SmallSupplierPart(props: PartViewProps) {
  const { id, level, tool } = props;
  return (
    <Part
      id={`${id}-small`}
      level={level}
      title="Paying a micro or small supplier in India"
      about="For manufacturers and service providers registered on Udyam as micro or small. Traders and medium enterprises are outside this rule."
      fields={
        <>
          <NumberInput {...props} field="amount" label="Amount" unit="without GST" />
          <DateInput {...props} field="accepted" label="Goods accepted on" />
          <NumberInput
            {...props}
            field="agreed"
            label="Days agreed in writing"
            unit="empty if none"
          />
          <DateInput {...props} field="paid" label="Paid on" />
          <NumberInput {...props} field="bankRate" label="RBI bank rate" unit="% a year" />
          <DateInput {...props} field="bankRateDate" label="Bank rate notified on" />
          <NumberInput {...props} field="taxRate" label="Your tax rate" unit="%" />
        </>
      }
    >
      <SmallSupplierResultView figures={tool.state} />
    </Part>
  );
}
