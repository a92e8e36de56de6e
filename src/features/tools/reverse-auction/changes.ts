import { readNumber } from "../kit/read-number";
import type { ToolRegion } from "../kit/region";
import { showTyped } from "../kit/show";
import { reverseAuction, type State } from "./fields";
import { lowestFloor } from "./upgrade";
import type { Price, Style } from "./model";
import { pickWhole, randomStream } from "./random";
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

/** The lowest and the highest floor that is drawn, as shares of the opening price. */
const FLOORS = [0.91, 0.985] as const;

const styles = ["steady", "early", "late", "cautious"] as const satisfies readonly Style[];

/** The floor and style of the bidder at a position, which depend on the seed and the rules alone. */
function drawn(state: State, region: ToolRegion, index: number, seed: number) {
  const { fields } = reverseAuction;
  const read = (key: "opening" | "step", spare: number) =>
    readNumber(state[key], fields[key].rule, region).value?.toNumber() ?? spare;
  const [opening, step] = [read("opening", 1000), read("step", 10)];
  const random = randomStream([index + 1, seed, 2]);
  const [least, most] = FLOORS.map((share) => Math.ceil((opening * share) / step));
  const steps = pickWhole(random(), least ?? 1, most ?? 1);
  const floor = Math.min(Math.round(steps * step * 100) / 100, opening);
  const style = styles[pickWhole(random(), 0, styles.length - 1)] ?? "steady";
  return { floor: showTyped(floor, region), style };
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
