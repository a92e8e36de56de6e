import type { ToolRegion } from "../kit/region";
import { wordingOf, type Wording } from "./explain";
import type { Auction, AuctionEvent } from "./model";
import { closeOf, eventsUntil, outcomeOf, type Outcome } from "./outcome";
import type { Settings } from "./settings";
import { simulate } from "./simulate";

/** What a visitor sees of an auction at a moment. */
export interface View {
  readonly settings: Settings;
  readonly auction: Auction;
  readonly region: ToolRegion;
  readonly wording: Wording;
  readonly isFinished: boolean;
  /** Simulated seconds after the opening. */
  readonly at: number;
  /** When it closes, as far as is known at that moment. */
  readonly closesAt: number;
  readonly events: readonly AuctionEvent[];
  readonly outcome: Outcome;
  /** Whether a bidder's floor is kept from the visitor, who bids against it. */
  readonly isHidden: (bidder: number) => boolean;
}

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
): View {
  const { auction, opensAt } = settings;
  const isFinished = moment === undefined;
  const events = isFinished ? all : eventsUntil(all, moment);
  return {
    settings,
    auction,
    region,
    wording: wordingOf(region, opensAt),
    isFinished,
    at: moment ?? closeOf(all),
    closesAt: closeOf(events),
    events,
    outcome: outcomeOf(auction, events),
    isHidden: (bidder) => !isFinished && auction.seat !== null && bidder !== auction.seat,
  };
}
