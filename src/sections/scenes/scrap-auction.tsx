import type { SectionProps } from "..";
import { formatNumber, sharedDecimals } from "../../lib/format-number";
import { AuctionWindow } from "./auction-window";

/** A forward auction while it runs: its clock, its bids with the highest on top, and what they bring. */
export function ScrapAuction(props: SectionProps<"ScrapAuction">) {
  const { quantity, proceeds, reserve, ...auction } = props;
  const { start, bids } = auction;
  const highest = bids.at(-1)?.price ?? start;
  const decimals = sharedDecimals([start, reserve, ...bids.map(({ price }) => price)]);
  const format = (amount: number) => formatNumber(amount, decimals);
  const side = highest < reserve ? "below" : "above";
  return (
    <AuctionWindow {...auction} mark={reserve} change="Above opening">
      Highest bid {format(highest)}, {format(Math.abs(highest - reserve))} {side} the reserve of{" "}
      {format(reserve)}: {format(highest)} × {formatNumber(quantity.amount)} {quantity.unit} ={" "}
      <strong>
        {proceeds.currency}
        {formatNumber(proceeds.amount)}
      </strong>
    </AuctionWindow>
  );
}
