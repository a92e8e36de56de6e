import type { AuctionEvent, Best, GivenBid, Price, Rules } from "./model";

/** Where an auction is: what every bidder sees. */
export interface Board {
  readonly best: Best | null;
  readonly closesAt: number;
  readonly extensions: number;
}

/** The board when the auction opens. */
export function openBoard({ duration }: Rules): Board {
  return { best: null, closesAt: duration, extensions: 0 };
}

/** The highest price that the next bid may have. */
export function highestBid({ opening, step }: Rules, { best }: Pick<Board, "best">): Price {
  return (best?.price ?? opening) - step;
}

/**
 * Applies the rules to one bid: a step below the best price, not below the bidder's floor, in time. A
 * bid in the last minutes moves the close.
 */
export function placeBid(
  rules: Rules,
  board: Board,
  bid: GivenBid & { readonly floor: Price },
): { readonly board: Board; readonly events: readonly AuctionEvent[] } {
  const { at, bidder, price, floor } = bid;
  const { best, closesAt, extensions } = board;
  const refuse = (refusal: Extract<AuctionEvent, { kind: "refused" }>["refusal"]) => ({
    board,
    events: [{ kind: "refused", at, bidder, price, refusal } as const],
  });
  const highest = highestBid(rules, board);
  if (at >= closesAt) return refuse({ reason: "closed", closedAt: closesAt });
  if (price > highest) return refuse({ reason: "step", highest });
  if (price < floor) return refuse({ reason: "floor", floor });
  const left = closesAt - at;
  const previous = best?.price ?? rules.opening;
  const event = { kind: "bid", at, bidder, price, previous, left } as const;
  const next = { ...board, best: { bidder, price } };
  if (left > rules.window || rules.added === 0) return { board: next, events: [event] };
  if (extensions >= rules.extensions) {
    return { board: next, events: [event, { kind: "not-extended", at, closesAt }] };
  }
  const extended = { ...next, closesAt: closesAt + rules.added, extensions: extensions + 1 };
  return {
    board: extended,
    events: [
      event,
      {
        kind: "extended",
        at,
        from: closesAt,
        closesAt: extended.closesAt,
        count: extended.extensions,
      },
    ],
  };
}
