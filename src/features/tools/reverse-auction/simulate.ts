import { openBoard, placeBid } from "./board";
import type { Auction, AuctionEvent, Bidder, GivenBid } from "./model";
import { simulatedBidder, type SimulatedBidder } from "./simulated-bidder";

/** The bidders that the simulation moves: all but the visitor's and those with a list of bids. */
function simulatedBidders({ bidders, seat, seed, rules }: Auction): SimulatedBidder[] {
  return bidders.flatMap((bidder: Bidder, index) => {
    const { style } = bidder;
    if (style === "listed" || index === seat) return [];
    return [simulatedBidder({ ...bidder, style }, index, seed, rules)];
  });
}

/** The given bids that count, in order of time: those of the visitor and of listed bidders. */
function givenBids({ bids, bidders, seat }: Auction): GivenBid[] {
  return bids
    .filter(({ bidder }) => bidder === seat || bidders[bidder]?.style === "listed")
    .slice()
    .sort((one, other) => one.at - other.at);
}

/**
 * Runs an auction from its opening to its close. Time is simulated: the result does not depend on how
 * fast a visitor watches it, and a bid changes nothing that happened before it.
 *
 * A simulated bidder that looks at the board in the second of a given bid comes first.
 */
export function simulate(auction: Auction): readonly AuctionEvent[] {
  const { rules, bidders } = auction;
  const given = givenBids(auction);
  let waiting = simulatedBidders(auction);
  let board = openBoard(rules);
  const events: AuctionEvent[] = [
    { kind: "opened", at: 0, price: rules.opening, closesAt: board.closesAt },
  ];
  const place = (bid: GivenBid) => {
    const floor = bidders[bid.bidder]?.floor ?? 0;
    const placed = placeBid(rules, board, { ...bid, floor });
    board = placed.board;
    events.push(...placed.events);
  };
  const look = (bidder: SimulatedBidder) => {
    const at = bidder.looksAt;
    const decision = bidder.decide(board);
    if (decision === "stops") {
      const needed = (board.best?.price ?? rules.opening) - rules.step;
      events.push({ kind: "stopped", at, bidder: bidder.index, needed });
      waiting = waiting.filter((other) => other !== bidder);
      return;
    }
    if (decision !== "leads") place({ bidder: bidder.index, at, price: decision });
    bidder.wait(board);
  };
  for (;;) {
    const next = waiting.reduce<SimulatedBidder | null>(
      (first, other) => (first === null || other.looksAt < first.looksAt ? other : first),
      null,
    );
    const bid = given[0];
    const isBid = bid !== undefined && (next === null || bid.at < next.looksAt);
    if ((isBid ? bid.at : (next?.looksAt ?? Infinity)) >= board.closesAt) break;
    if (isBid) {
      given.shift();
      place(bid);
    } else if (next !== null) look(next);
  }
  events.push({ kind: "closed", at: board.closesAt, best: board.best });
  given.forEach(place);
  return events;
}
