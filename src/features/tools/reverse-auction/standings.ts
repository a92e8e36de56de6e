import type { View } from "./view-of";

/** Where a bidder stands. */
export interface Standing {
  readonly bidder: number;
  readonly price: number | null;
  readonly state: string;
}

/** The bidders in the order of their last bids; those without one come last. */
export function standingsOf(view: View): readonly Standing[] {
  const { outcome, events, isFinished, isHidden } = view;
  const stopped = new Set(
    events.flatMap((event) => (event.kind === "stopped" ? [event.bidder] : [])),
  );
  const stateOf = (bidder: number) => {
    if (outcome.best?.bidder === bidder) return isFinished ? "Wins" : "Leads";
    if (isHidden(bidder)) return "Not shown";
    if (stopped.has(bidder)) return "At its floor";
    if (!isFinished) return "Can still bid";
    return outcome.unspent.includes(bidder) ? "Ran out of time" : "At its floor";
  };
  return outcome.ownPrices
    .map((price, bidder) => ({ bidder, price, state: stateOf(bidder) }))
    .slice()
    .sort((one, other) => (one.price ?? Infinity) - (other.price ?? Infinity));
}
