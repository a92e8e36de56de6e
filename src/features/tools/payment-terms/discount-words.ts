import type Big from "big.js";
import { calculation, percentBar } from "../kit/results";
import { showDays, showMoney, showNumber, showPercent } from "../kit/show";
import type { Answer, Terms } from "./answer";
import type { AnswerText } from "./words";

/** A discount for early payment, as an annual rate. */
export function discountWords(
  { value }: Extract<Answer, { part: "discount" }>,
  { numbers, region }: Terms,
): AnswerText {
  const { invoice, discount, discountDay, dueDay, buyerRate, supplierRate } = numbers;
  const { gain, simpleRate, days, supplierKeeps } = value;
  const money = (amount: Big) => showMoney(amount, region);
  const number = (own: Big) => showNumber(own, region);
  const offer = `${number(discount)}/${number(discountDay)} net ${number(dueDay)}`;
  const ratio = `${number(discount)} ÷ ${number(discount.minus(100).abs())}`;
  const both = supplierKeeps.lt(0)
    ? " The supplier could borrow more cheaply from its bank."
    : " The supplier gains too.";
  const rate = `${offer} is ${showPercent(simpleRate)} a year.`;
  return {
    ...(gain.lt(0)
      ? {
          headline: `Pay on day ${number(dueDay)}: the discount would lose you ${money(gain.abs())}`,
          detail: `${rate} Your cost of funds is ${showPercent(buyerRate)}.`,
        }
      : {
          headline: `Pay on day ${number(discountDay)} and gain ${money(gain)}`,
          detail: `${rate} Your cost of funds is ${showPercent(buyerRate)}.${both}`,
        }),
    axis: {
      tone: "early",
      first: { at: 0, label: "Invoice" },
      middle: {
        at: 1 - days / dueDay.toNumber(),
        label: `Day ${number(discountDay)}`,
        amount: money(value.paid),
      },
      last: { at: 1, label: `Day ${number(dueDay)}`, amount: money(invoice) },
      gained: `${showDays(days)} early`,
    },
    bars: {
      caption: "Yearly rates, in percent",
      bars: [
        percentBar("Your cost of funds", buyerRate),
        { ...percentBar("What the discount pays", simpleRate), isMarked: true },
        percentBar("The supplier’s cost of funds", supplierRate),
      ],
    },
    tables: [
      calculation([
        ["Discount", `${money(invoice)} × ${showPercent(discount)}`, money(value.discount)],
        [`Paid on day ${number(discountDay)}`, "invoice − discount", money(value.paid)],
        [
          `Interest for ${showDays(days)}`,
          `${money(value.paid)} × ${showPercent(buyerRate)} × ${days} ÷ 365`,
          money(value.interest),
        ],
        [
          gain.lt(0) ? "Loss for the buyer" : "Gain for the buyer",
          `${money(value.discount)} − ${money(value.interest)}`,
          money(gain.abs()),
          true,
        ],
        ["Simple annual rate", `${ratio} × 365 ÷ ${days}`, showPercent(simpleRate)],
      ]),
    ],
  };
}
