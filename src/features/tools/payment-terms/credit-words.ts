import type Big from "big.js";
import { calculation, percentBar, type Working } from "../kit/results";
import { showDays, showMoney, showPercent } from "../kit/show";
import type { Answer, Terms } from "./answer";
import type { CreditValue } from "./credit";
import type { AnswerText } from "./words";

/** What days of credit are worth, or whether to agree to the price that is asked for them. */
function verdict(
  { days, buyer, supplier, cash, asked, breakEven }: CreditValue,
  { numbers, region }: Terms,
) {
  const money = (value: Big) => showMoney(value, region);
  const isLonger = days > 0;
  const count = Math.abs(days);
  const change = `${count} ${isLonger ? "more" : "fewer"} ${count === 1 ? "day" : "days"} of credit`;
  if (asked === null) {
    return isLonger
      ? {
          headline: `${change} is worth ${money(buyer)} a year to you`,
          detail: `It costs the supplier ${money(supplier)}. ${money(cash)} of cash stays with you. You break even at a price rise of ${showPercent(breakEven)}.`,
        }
      : {
          headline: `${change} costs you ${money(buyer)} a year`,
          detail: `It is worth ${money(supplier)} to the supplier, who receives ${money(cash)} of your cash. You break even at a price cut of ${showPercent(breakEven)}.`,
        };
  }
  const percent = showPercent(numbers.asked);
  const outcome = asked.gain.lt(0) ? "loses" : "gains";
  return {
    headline: `${change} for ${percent} ${isLonger ? "on" : "off"} the price ${outcome} you ${money(asked.gain.abs())} a year`,
    detail: isLonger
      ? `You save ${money(buyer)} of interest and pay ${money(asked.amount)} more. You break even at a price rise of ${showPercent(breakEven)}.`
      : `You pay ${money(asked.amount)} less and lose ${money(buyer)} of interest. You break even at a price cut of ${showPercent(breakEven)}.`,
  };
}

function workings(value: CreditValue, { numbers, region }: Terms): readonly Working[] {
  const { days, perDay, cash, buyer, supplier, jointCost, supplierPercent, breakEven, asked } =
    value;
  const money = (amount: Big) => showMoney(amount, region);
  const isLonger = days > 0;
  const percent = showPercent(numbers.asked);
  const size = Math.abs(days);
  const asking: readonly Working[] =
    asked === null
      ? []
      : [
          [
            isLonger ? "Price rise asked" : "Price cut offered",
            `${percent} of a year’s purchases`,
            money(asked.amount),
          ],
          ["Expressed as an annual rate", `${percent} × 365 ÷ ${size}`, showPercent(asked.rate)],
          [
            asked.gain.lt(0) ? "You lose by agreeing" : "You gain by agreeing",
            isLonger ? "interest saved − price rise" : "price cut − interest lost",
            money(asked.gain.abs()),
            true,
          ],
        ];
  return [
    [
      isLonger ? "Working capital released to you" : "Working capital released to the supplier",
      `${money(perDay)} a day × ${showDays(size)}`,
      money(cash),
    ],
    [
      isLonger ? "Interest you save" : "Interest you lose",
      `${money(cash)} × ${showPercent(numbers.buyerRate)}`,
      money(buyer),
      asked === null,
    ],
    [
      isLonger ? "Interest the supplier pays" : "Interest the supplier saves",
      `${money(cash)} × ${showPercent(numbers.supplierRate)}`,
      money(supplier),
    ],
    [
      jointCost.lt(0) ? "Gain of both together" : "Cost to both together",
      "the difference of the two",
      money(jointCost.abs()),
    ],
    [
      isLonger ? "Price rise that covers the supplier" : "Price cut the supplier can afford",
      `${money(supplier)} ÷ a year’s purchases`,
      showPercent(supplierPercent),
    ],
    [
      isLonger ? "Price rise at which you break even" : "Price cut at which you break even",
      `${money(buyer)} ÷ a year’s purchases`,
      showPercent(breakEven),
    ],
    ...asking,
  ];
}

/** What the same term would cost for a year with a micro or small supplier in India. */
function lateResults(
  late: NonNullable<Extract<Answer, { part: "credit" }>["late"]>,
  { state, region }: Terms,
) {
  const money = (value: Big) => showMoney(value, region);
  const { buyerRate, bankRate, taxRate, daysOffered } = state;
  return calculation(
    [
      ["Interest you save after day 45", `${money(late.late)} × ${buyerRate}%`, money(late.saved)],
      [
        "Interest you owe, before compounding",
        `${money(late.late)} × 3 × ${bankRate}%`,
        money(late.owed),
      ],
      [
        "Tax paid a year earlier",
        `${money(late.unpaid)} unpaid on 31 March × ${taxRate}%`,
        money(late.tax),
      ],
      ["Cost of that tax for a year", `${money(late.tax)} × ${buyerRate}%`, money(late.taxCost)],
    ],
    `If the supplier is micro or small, day ${daysOffered} is past the 45 days of the law`,
    "A year of paying late",
  );
}

/** The value of credit days in words and figures. */
export function creditWords(
  { value, late }: Extract<Answer, { part: "credit" }>,
  terms: Terms,
): AnswerText {
  if (value === null) {
    return {
      headline: "Nothing changes",
      detail: "Both terms have the same number of days.",
      tables: [],
    };
  }
  const { days, breakEven, supplierPercent, asked } = value;
  return {
    ...verdict(value, terms),
    bars: {
      caption: days > 0 ? "Price rise, in percent" : "Price cut, in percent",
      bars: [
        percentBar("You break even at", breakEven),
        percentBar("Worth the supplier’s interest", supplierPercent),
        ...(asked === null
          ? []
          : [{ ...percentBar("Asked", terms.numbers.asked), isMarked: true }]),
      ],
    },
    tables: [
      calculation(workings(value, terms)),
      ...(late === null ? [] : [lateResults(late, terms)]),
    ],
  };
}
