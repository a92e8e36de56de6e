import type { SectionProps } from "../section-props";
import { columnFormatter, formatNumber } from "../../lib/format-number";
import { AuctionWindow } from "./auction-window";

/** A running forward auction: bids with the highest first, and what the highest one earns. */
export function ScrapAuction(props: SectionProps<"ScrapAuction">) {
  const { proceeds, reserve, ...auction } = props;
  const { start, bids, quantity } = auction;
  const highest = bids.at(-1)?.price ?? start;
  const format = columnFormatter([start, reserve, ...bids.map(({ price }) => price)]);
  const side = highest < reserve ? "below" : "above";
  return (
    <AuctionWindow {...auction} mark={reserve} change="Above opening" best="Highest bid">
      Highest bid {format(highest)}, {format(Math.abs(highest - reserve))} {side} the reserve of{" "}
      {format(reserve)}: {format(highest)} × {formatNumber(quantity.amount)} {quantity.unit} ={" "}
      <strong>
        {proceeds.currency}
        {formatNumber(proceeds.amount)}
      </strong>
    </AuctionWindow>
  );
}
