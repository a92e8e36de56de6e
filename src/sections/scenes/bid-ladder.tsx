import type { SectionProps } from "../section-props";
import { columnFormatter, formatNumber } from "../../lib/format-number";
import { AuctionWindow } from "./auction-window";

/** A running reverse auction: bids with the lowest first, and what the lowest one saves. */
export function BidLadder({ saving, ...auction }: SectionProps<"BidLadder">) {
  const { start, bids, quantity } = auction;
  const lowest = bids.at(-1)?.price ?? start;
  const format = columnFormatter([start, ...bids.map(({ price }) => price)]);
  return (
    <AuctionWindow {...auction} change="Below opening" best="Lowest bid">
      Opening price {format(start)}, lowest bid {format(lowest)}: {format(start - lowest)} ×{" "}
      {formatNumber(quantity.amount)} {quantity.unit} ={" "}
      <strong>
        {saving.currency}
        {formatNumber(saving.amount)}
      </strong>
    </AuctionWindow>
  );
}
