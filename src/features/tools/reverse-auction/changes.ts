import { withoutRow } from "../kit/remove-row";
import { reverseAuction, type State } from "./fields";
import type { Price } from "./model";
import { seatOf } from "./settings";

/** The state with a bid of the visitor. */
export function withBid(state: State, bid: { readonly at: number; readonly price: Price }): State {
  const seat = seatOf(state);
  if (seat === null) return state;
  const own = { at: String(bid.at), bidder: String(seat), price: String(bid.price) };
  return { ...state, bids: [...state.bids, own] };
}

/** The state without the bids of a bidder. The same one if there are none. */
export function withoutBids(state: State, seat: number | null): State {
  const bids = state.bids.filter(({ bidder }) => bidder !== String(seat));
  return bids.length === state.bids.length ? state : { ...state, bids };
}

/** The state with the visitor as another bidder, whose place is not taken by earlier bids. */
export function withSeat(state: State, seat: number): State {
  const left = withoutBids(state, seatOf(state));
  return withoutBids({ ...left, seat: String(seat) }, seat);
}

/** The state without a bidder and its bids. The bids and the seat of those after it stay theirs. */
export function withoutBidder(state: State, index: number): State {
  const next = withoutRow(reverseAuction, withoutBids(state, index), "bidders", index);
  if (next.bidders.length === state.bidders.length) return state;
  const moved = (position: string) =>
    Number(position) > index ? String(Number(position) - 1) : position;
  const bids = next.bids.map((bid) => ({ ...bid, bidder: moved(bid.bidder) }));
  return { ...next, bids, seat: next.seat === String(index) ? "0" : moved(next.seat) };
}
