import type { Auction, AuctionEvent, Best } from "./model";

/** The events that a visitor has seen at a moment. */
export function eventsUntil(events: readonly AuctionEvent[], now: number): readonly AuctionEvent[] {
  return events.filter(({ at }) => at <= now);
}

/** When the auction closes, as the events so far say. */
export function closeOf(events: readonly AuctionEvent[]): number {
  const moves = events.filter((event) => event.kind === "opened" || event.kind === "extended");
  return moves.at(-1)?.closesAt ?? 0;
}

/** The best bid so far. */
function bestOf(events: readonly AuctionEvent[]): Best | null {
  const last = events.filter((event) => event.kind === "bid").at(-1);
  return last === undefined ? null : { bidder: last.bidder, price: last.price };
}

/** Sums up events: all of an auction, or those so far. */
export function outcomeOf({ rules, bidders }: Auction, events: readonly AuctionEvent[]) {
  const bids = events.filter((event) => event.kind === "bid");
  const best = bestOf(events);
  const next = (best?.price ?? rules.opening) - rules.step;
  return {
    best,
    closedAt: closeOf(events),
    bids: bids.length,
    extensions: events.filter(({ kind }) => kind === "extended").length,
    /** When the last bid came; null without a bid. */
    lastBidAt: bids.at(-1)?.at ?? null,
    /** Each bidder's own last price; null for one that never bid. */
    ownPrices: bidders.map(
      (_, index) => bids.filter(({ bidder }) => bidder === index).at(-1)?.price ?? null,
    ),
    /**
     * The bidders that could have gone a step below the best price, had there been time. Without any, the
     * price stopped at their floors.
     */
    unspent: bidders.flatMap(({ floor }, index) =>
      index !== best?.bidder && floor <= next ? [index] : [],
    ),
  };
}
