import { readNumber } from "../kit/read-number";
import type { ToolRegion } from "../kit/region";
import { showTyped } from "../kit/show";
import { drawBidder } from "./draw-bidders";
import { reverseAuction, type State } from "./fields";
import { lowestFloor } from "./upgrade";
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

const { opening, step } = reverseAuction.fields;

function drawn(state: State, region: ToolRegion, index: number, seed: number) {
  const hundredths = (text: string, rule: typeof opening.rule, spare: number) =>
    readNumber(text, rule, region).value?.times(100).round(0).toNumber() ?? spare;
  const prices = {
    opening: hundredths(state.opening, opening.rule, 100_000),
    step: hundredths(state.step, step.rule, 1000),
  };
  const { floor, style } = drawBidder(index, seed, prices);
  return { floor: showTyped(floor / 100, region), style };
}

/** What a new bidder starts with. */
export function newBidder(state: State, region: ToolRegion) {
  return drawn(state, region, state.bidders.length, Number(state.seed) || 1);
}

/** The state with the next seed: other floors, styles and timing, and no given bids. */
export function withNewDraw(state: State, region: ToolRegion): State {
  const seed = ((Number(state.seed) || 0) + 1) % 2 ** 32;
  const bidders = state.bidders.map(({ name }, index) => ({
    name,
    ...drawn(state, region, index, seed),
  }));
  return { ...state, seed: String(seed), bidders, bids: [], seat: lowestFloor(bidders) };
}
