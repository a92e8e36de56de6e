import type { AuctionEvent, Bidder, Refusal, Rules } from "./model";

/** How prices, times of day and durations are written. */
export interface Wording {
  readonly price: (price: number) => string;
  readonly time: (at: number) => string;
  readonly span: (seconds: number) => string;
}

interface Context {
  readonly rules: Rules;
  readonly bidders: readonly Bidder[];
  readonly wording: Wording;
}

function refusalText(refusal: Refusal, { wording, rules }: Context): string {
  switch (refusal.reason) {
    case "step":
      return `Refused: a bid must be ${wording.price(refusal.highest)} or lower, at least ${wording.price(rules.step)} below the best price.`;
    case "floor":
      return `Refused: it is below the bidder's floor of ${wording.price(refusal.floor)}.`;
    case "closed":
      return `Refused: the auction closed at ${wording.time(refusal.closedAt)}.`;
  }
}

/** What a rule of the auction did in an event, in plain words. */
export function explain(event: AuctionEvent, context: Context): string {
  const { rules, bidders, wording } = context;
  const { price, time, span } = wording;
  const name = (bidder: number) => bidders[bidder]?.name ?? "";
  switch (event.kind) {
    case "opened":
      return `The first bid must be ${price(event.price - rules.step)} or lower. Closes at ${time(event.closesAt)}.`;
    case "bid":
      return `${price(event.previous - event.price)} below the price before.`;
    case "extended":
      return `A bid in the last ${span(rules.window)} moves the close from ${time(event.from)} to ${time(event.closesAt)}. Extension ${event.count} of ${rules.extensions}.`;
    case "not-extended":
      return rules.extensions === 0
        ? `No extension: the rules allow none. Closes at ${time(event.closesAt)}.`
        : `No extension: all ${rules.extensions} are used. Closes at ${time(event.closesAt)}.`;
    case "refused":
      return refusalText(event.refusal, context);
    case "stopped":
      return `Stops: the next bid would be ${price(event.needed)}, below its floor of ${price(bidders[event.bidder]?.floor ?? 0)}.`;
    case "closed":
      return event.best === null
        ? "Closed without a bid: nobody can go a step below the opening price."
        : `Closed. ${name(event.best.bidder)} has the lowest bid, ${price(event.best.price)}.`;
  }
}
