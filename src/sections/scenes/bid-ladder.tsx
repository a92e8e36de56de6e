import type { SectionProps } from "..";
import { formatNumber, sharedDecimals } from "../../lib/format-number";
import { AuctionWindow } from "./auction-window";

/** A reverse auction while it runs: its clock, its bids with the lowest on top, and what they save. */
export function BidLadder({ quantity, saving, ...auction }: SectionProps<"BidLadder">) {
  const { start, bids } = auction;
  const lowest = bids.at(-1)?.price ?? start;
  const decimals = sharedDecimals([start, ...bids.map(({ price }) => price)]);
  const format = (amount: number) => formatNumber(amount, decimals);
  return (
    <AuctionWindow {...auction} change="Below opening">
      Opening price {format(start)}, lowest bid {format(lowest)}: {format(start - lowest)} ×{" "}
      {formatNumber(quantity.amount)} {quantity.unit} ={" "}
      <strong>
        {saving.currency}
        {formatNumber(saving.amount)}
      </strong>
    </AuctionWindow>
  );
}
