import type Big from "big.js";
import { calculation, percentBar, type Working } from "../kit/results";
import { showDays, showMoney, showPercent } from "../kit/show";
import type { Answer, Terms } from "./answer";
import type { CreditValue } from "./credit";
import { LONGEST_TERM } from "./small-supplier";
import type { AnswerText } from "./words";

/** What days of credit are worth, or whether to agree to the price that is asked for them. */
function verdict(
  { days, buyer, supplier, cash, asked, breakEven }: CreditValue,
  { numbers, region, knowsSupplier }: Terms,
) {
  const money = (value: Big) => showMoney(value, region);
  const isLonger = days > 0;
  const count = Math.abs(days);
  const change = `${count} ${isLonger ? "more" : "fewer"} ${count === 1 ? "day" : "days"} of credit`;
  const even = `You break even at a price ${isLonger ? "rise" : "cut"} of ${showPercent(breakEven)}.`;
  if (asked === null) {
    return isLonger
      ? {
          headline: `${change} is worth ${money(buyer)} a year to you`,
          detail: `${knowsSupplier ? `It costs the supplier ${money(supplier)}. ` : ""}${money(cash)} of cash stays with you. ${even}`,
        }
      : {
          headline: `${change} costs you ${money(buyer)} a year`,
          detail: `${knowsSupplier ? `It is worth ${money(supplier)} to the supplier. ` : ""}The supplier receives ${money(cash)} of your cash. ${even}`,
        };
  }
  const price = `${showPercent(numbers.asked)} ${isLonger ? "more" : "less"}`;
  const outcome = `${asked.gain.lt(0) ? "costs" : "gains"} you ${money(asked.gain.abs())} a year`;
  const detail = isLonger
    ? `You save ${money(buyer)} of interest and pay ${money(asked.amount)} more.`
    : `You pay ${money(asked.amount)} less and lose ${money(buyer)} of interest.`;
  return { headline: `Paying ${price} for ${change} ${outcome}`, detail: `${detail} ${even}` };
}

function workings(value: CreditValue, terms: Terms): readonly Working[] {
  const { numbers, region, knowsSupplier } = terms;
  const { days, cash, buyer, supplier, jointCost, supplierPercent, breakEven, asked } = value;
  const money = (amount: Big) => showMoney(amount, region);
  const isLonger = days > 0;
  const change = isLonger ? "Price rise" : "Price cut";
  const percent = showPercent(numbers.asked);
  const size = Math.abs(days);
  const asking: readonly Working[] =
    asked === null
      ? []
      : [
          [`${change} asked`, `${percent} of a year’s purchases`, money(asked.amount)],
          ["Expressed as an annual rate", `${percent} × 365 ÷ ${size}`, showPercent(asked.rate)],
          [
            asked.gain.lt(0) ? "You lose by agreeing" : "You gain by agreeing",
            isLonger ? "interest saved − price rise" : "price cut − interest lost",
            money(asked.gain.abs()),
            true,
          ],
        ];
  const covering: readonly Working[] = [
    [
      `Interest the supplier ${isLonger ? "pays" : "saves"}`,
      `${money(cash)} × ${showPercent(numbers.supplierRate)}`,
      money(supplier),
    ],
    [
      jointCost.lt(0) ? "Gain of both together" : "Cost to both together",
      "the difference of the two",
      money(jointCost.abs()),
    ],
    [
      `${change} that covers the supplier’s interest`,
      `${money(supplier)} ÷ a year’s purchases`,
      showPercent(supplierPercent),
    ],
  ];
  return [
    [
      `Working capital released to ${isLonger ? "you" : "the supplier"}`,
      `${money(numbers.purchases)} × ${showDays(size)} ÷ 365`,
      money(cash),
    ],
    [
      `Interest you ${isLonger ? "save" : "lose"}`,
      `${money(cash)} × ${showPercent(numbers.buyerRate)}`,
      money(buyer),
      asked === null,
    ],
    ...(knowsSupplier ? covering : []),
    [
      `${change} at which you break even`,
      `${money(buyer)} ÷ a year’s purchases`,
      showPercent(breakEven),
    ],
    ...asking,
  ];
}

/** The value of credit days in words and figures. */
export function creditWords(
  { value }: Extract<Answer, { part: "credit" }>,
  terms: Terms,
): AnswerText {
  if (value === null) {
    const detail = "Both terms have the same number of days.";
    return { headline: "Nothing changes", detail, tables: [] };
  }
  const { days, breakEven, supplierPercent, asked } = value;
  const { numbers, region, knowsSupplier } = terms;
  const isPastLaw = region === "in" && numbers.daysOffered.gt(LONGEST_TERM);
  return {
    ...verdict(value, terms),
    bars: {
      caption: days > 0 ? "Price rise, in percent" : "Price cut, in percent",
      rows: [
        percentBar("You break even at", breakEven),
        ...(knowsSupplier ? [percentBar("Supplier breaks even at", supplierPercent)] : []),
        ...(asked === null ? [] : [{ ...percentBar("Asked", numbers.asked), isMarked: true }]),
      ],
    },
    notes: isPastLaw
      ? [
          `If the supplier is micro or small, the law allows ${LONGEST_TERM} days. Later payment costs three times the bank rate and defers the tax deduction: see “Small-supplier deadline”.`,
        ]
      : [],
    tables: [calculation(workings(value, terms))],
  };
}
