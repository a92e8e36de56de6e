import type { ToolRegion } from "../kit/region";
import { wordingOf } from "./explain";
import type { AuctionEvent } from "./model";
import { closeOf, eventsUntil, outcomeOf } from "./outcome";
import type { Settings } from "./settings";
import { simulate } from "./simulate";

/**
 * A view of an auction at a moment; at its end without one.
 *
 * @param all The events of the whole auction, where they are known.
 */
export function viewOf(
  settings: Settings,
  region: ToolRegion,
  moment?: number,
  all: readonly AuctionEvent[] = simulate(settings.auction),
) {
  const { auction, opensAt } = settings;
  const isFinished = moment === undefined;
  const events = isFinished ? all : eventsUntil(all, moment);
  return {
    settings,
    auction,
    region,
    wording: wordingOf(region, opensAt),
    isFinished,
    /** Simulated seconds after the opening. */
    at: moment ?? closeOf(all),
    /** When it closes, as far as is known at that moment. */
    closesAt: closeOf(events),
    events,
    outcome: outcomeOf(auction, events),
    /** Whether a bidder's floor is kept from the visitor, who bids against it. */
    isHidden: (bidder: number) => !isFinished && auction.seat !== null && bidder !== auction.seat,
  };
}

/** What a visitor sees of an auction at a moment. */
export type View = ReturnType<typeof viewOf>;
