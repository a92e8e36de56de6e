import type Big from "big.js";
import { calculation, percentBar, type Working } from "../kit/results";
import { showDays, showMoney, showNumber, showPercent } from "../kit/show";
import type { Answer, Terms } from "./answer";
import type { AnswerText } from "./words";

/** A discount for early payment, as an annual rate, and in money where the invoice is known. */
export function discountWords(
  { value }: Extract<Answer, { part: "discount" }>,
  { numbers, region, knowsSupplier }: Terms,
): AnswerText {
  const { discount, discountDay, dueDay, buyerRate, supplierRate } = numbers;
  const { amounts, simpleRate, days, isWorthIt } = value;
  const money = (amount: Big) => showMoney(amount, region);
  const number = (own: Big) => showNumber(own, region);
  const offer = `${number(discount)}/${number(discountDay)} net ${number(dueDay)}`;
  const ratio = `${number(discount)} ÷ ${number(discount.minus(100).abs())}`;
  const outcome =
    amounts === null
      ? ""
      : `${isWorthIt ? " and gain" : ". The discount would lose you"} ${money(amounts.gain.abs())}`;
  const supplier = supplierRate.lt(simpleRate)
    ? " The supplier could borrow more cheaply from its bank."
    : " The supplier gains too.";
  const inMoney: readonly Working[] =
    amounts === null
      ? []
      : [
          [
            "Discount",
            `${money(amounts.invoice)} × ${showPercent(discount)}`,
            money(amounts.discount),
          ],
          [`Paid on day ${number(discountDay)}`, "invoice − discount", money(amounts.paid)],
          [
            `Interest for ${showDays(days)}`,
            `${money(amounts.paid)} × ${showPercent(buyerRate)} × ${days} ÷ 365`,
            money(amounts.interest),
          ],
          [
            isWorthIt ? "Gain for the buyer" : "Loss for the buyer",
            `${money(amounts.discount)} − ${money(amounts.interest)}`,
            money(amounts.gain.abs()),
            true,
          ],
        ];
  return {
    headline: `${isWorthIt ? "Take it" : "Leave it"}: ${showPercent(simpleRate)} a year against ${showPercent(buyerRate)}`,
    detail: `${offer}: pay on day ${number(isWorthIt ? discountDay : dueDay)}${outcome}.${isWorthIt && knowsSupplier ? supplier : ""}`,
    axis: {
      tone: "early",
      first: { at: 0, label: "Invoice" },
      middle: {
        at: 1 - days / dueDay.toNumber(),
        label: `Day ${number(discountDay)}`,
        ...(amounts && { amount: money(amounts.paid) }),
      },
      last: {
        at: 1,
        label: `Day ${number(dueDay)}`,
        ...(amounts && { amount: money(amounts.invoice) }),
      },
      gained: `${showDays(days)} early`,
    },
    bars: {
      caption: "Yearly rates, in percent",
      rows: [
        percentBar("Your cost of funds", buyerRate),
        { ...percentBar("What the discount pays", simpleRate), isMarked: true },
        ...(knowsSupplier ? [percentBar("The supplier’s cost of funds", supplierRate)] : []),
      ],
    },
    tables: [
      calculation([
        ...inMoney,
        ["Simple annual rate", `${ratio} × 365 ÷ ${days}`, showPercent(simpleRate)],
      ]),
    ],
  };
}
