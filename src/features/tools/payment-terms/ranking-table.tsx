import { formatNumber } from "../../../lib/format-number";
import { showPercent } from "../shared/show";
import { showFull } from "../shared/show-full";
import type { ToolRegion } from "../shared/tool-props";
import { wayToMatch, type Basis, type RankedQuotation } from "./ranking";
import type { Ranking } from "./readings";
import { showDays } from "./view";
import * as shared from "../shared/tools.module.css";
import * as styles from "./payment-terms.module.css";

interface RankingTableProps {
  readonly ranking: Ranking;
  readonly region: ToolRegion;
}

/** When the buyer pays, and why then. */
export function paidText({ takesDiscount, isCapped, quotation, paidOn }: RankedQuotation): string {
  if (takesDiscount && quotation.early !== null) {
    return `Day ${paidOn}, with ${showPercent(quotation.early.discount)} off`;
  }
  if (isCapped) return `Day ${paidOn}, the limit by law`;
  return paidOn < 0 ? `${showDays(-paidOn)} in advance` : `Day ${paidOn}`;
}

function matchText(row: RankedQuotation, basis: Basis, region: ToolRegion): string {
  const way = wayToMatch(row, basis);
  if (way === null) return row.gap.eq(0) ? "–" : "No price cut is enough";
  const cut = `${showFull(way.cut, region, 2)} less`;
  return way.days === null ? cut : `${cut}, or ${showDays(way.days)} more`;
}

const moved = ({ place, placeByPrice }: RankedQuotation) =>
  place === placeByPrice ? "same place by price" : `place ${placeByPrice} by price`;

/** The quotations from the lowest, with the interest that moves each to the common day. */
export function RankingTable({ ranking: { basis, rows }, region }: RankingTableProps) {
  const price = (value: RankedQuotation["paid"]) => showFull(value, region, 2);
  const labels = {
    price: `Price on day ${basis.day}`,
    gap: "Above the lowest",
    paid: "You pay",
    credit: `Interest to day ${basis.day}`,
    match: "To match the lowest",
  };
  const caption = `Prices on day ${basis.day} at ${showPercent(basis.rate)} a year`;
  return (
    <div className={shared.scroller} role="group" aria-label={caption} tabIndex={0}>
      <table className={`${styles.ranking} ${shared.stack}`}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Supplier</th>
            {Object.values(labels).map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} data-first={row.place === 1 || undefined}>
              <td data-label="Place">
                <strong>{row.place}</strong>
              </td>
              <th scope="row">
                <span>{row.quotation.name}</span> <small>{moved(row)}</small>
              </th>
              <td data-label={labels.price}>
                <strong>{price(row.adjusted)}</strong>
              </td>
              <td data-label={labels.gap}>{row.gap.eq(0) ? "–" : price(row.gap)}</td>
              <td data-label={labels.paid}>
                <span>{price(row.paid)}</span> <small>{paidText(row)}</small>
              </td>
              <td data-label={labels.credit}>
                <span>{price(row.credit)}</span>
                <small>
                  <span>{price(row.paid)}</span> × <span>{showPercent(basis.rate)}</span> ×{" "}
                  <span>{formatNumber(basis.day - row.paidOn)}</span> ÷ 365
                </small>
              </td>
              <td data-label={labels.match}>{matchText(row, basis, region)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        Price on the day = price + price × rate × (day − day paid) ÷ 365. Prices are rounded to two
        decimals. A discount is taken if it gives the lower price. Equal prices share a place.
      </p>
    </div>
  );
}
