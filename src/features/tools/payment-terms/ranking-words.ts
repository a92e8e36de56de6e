import type Big from "big.js";
import { formatNumber } from "../../../lib/format-number";
import type { ResultRow } from "../kit/results";
import { showDays, showMoney, showNames, showPercent, showSmallMoney } from "../kit/show";
import { isSmallPrice } from "../kit/small-price";
import type { Answer, Terms } from "./answer";
import type { RankedQuotation } from "./ranking";
import type { AnswerText } from "./words";

/** When the buyer pays, and why then. */
function paidText({ takesDiscount, isCapped, quotation, paidOn }: RankedQuotation): string {
  if (takesDiscount && quotation.early !== null) {
    return `Day ${paidOn}, with ${showPercent(quotation.early.discount)} off`;
  }
  if (isCapped) return `Day ${paidOn}, the limit by law`;
  return paidOn < 0 ? `${showDays(-paidOn)} in advance` : `Day ${paidOn}`;
}

/** The quotations from the lowest, each moved to the common day. */
export function rankingWords(
  { basis, rows }: Extract<Answer, { part: "ranking" }>,
  { region }: Terms,
): AnswerText {
  const winners = rows.filter(({ rank }) => rank === 1);
  const names = showNames(winners.map(({ quotation: { name } }) => name));
  const lowest = winners[0]?.adjusted;
  const byPrice = rows.find(({ rankByPrice }) => rankByPrice === 1);
  const isReversed = byPrice !== undefined && byPrice.rank !== 1;
  const hasSmall = rows.some(({ quotation }) => isSmallPrice(quotation.price));
  const money = (value: Big) =>
    hasSmall ? showSmallMoney(value, region) : showMoney(value, region, 2);
  const cell = (value: Big) => ({ text: money(value), value });
  const price = lowest === undefined ? "" : money(lowest);
  const other = isReversed ? ` By quoted price it was ${byPrice.quotation.name}.` : "";
  return {
    headline: `${names} ${winners.length > 1 ? "cost the same" : "is lowest after terms"}`,
    detail: `${price} on day ${basis.day}.${other}`,
    notes: [
      "Price on the day = price + price × rate × (day − day paid) ÷ 365. A discount is taken if it gives the lower price.",
    ],
    tables: [
      {
        caption: `Prices on day ${basis.day} at ${showPercent(basis.rate)} a year`,
        columns: [
          "Supplier",
          `Price on day ${basis.day}`,
          "Above the lowest",
          "You pay",
          `Interest to day ${basis.day}`,
        ],
        rows: rows.map((row): ResultRow => {
          const { rank, rankByPrice, quotation, adjusted, gap, paid, credit, paidOn } = row;
          return {
            label: quotation.name,
            hint:
              rank === rankByPrice
                ? `${rank} by price too`
                : `${rank} here, ${rankByPrice} by price`,
            isMarked: rank === 1,
            cells: [
              cell(adjusted),
              gap.eq(0) ? "–" : cell(gap),
              { ...cell(paid), detail: paidText(row) },
              {
                ...cell(credit),
                detail: `${money(paid)} × ${showPercent(basis.rate)} × ${formatNumber(basis.day - paidOn)} ÷ 365`,
              },
            ],
          };
        }),
      },
    ],
  };
}
