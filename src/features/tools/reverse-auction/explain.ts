import Big from "big.js";
import { minutesAndSeconds } from "../../../lib/clock-time";
import type { ToolRegion } from "../kit/region";
import { showMoney } from "../kit/show";
import type { Auction, AuctionEvent, Price, Refusal } from "./model";

const two = (part: number) => String(part).padStart(2, "0");

/** A time of day, `11:17:46`, from seconds since midnight. */
function timeOfDay(seconds: number): string {
  const inDay = seconds % 86_400;
  return `${two(Math.floor(inDay / 3600))}:${two(Math.floor(inDay / 60) % 60)}:${two(inDay % 60)}`;
}

/** How an auction that opens at a time of day, in seconds since midnight, writes what happens. */
export function wordingOf(region: ToolRegion, opensAt: number) {
  return {
    /** A price to its last paisa or cent: `₹54,700` or `$2,335.50`. */
    price: (price: Price) => showMoney(new Big(price).div(100), region),
    time: (at: number) => timeOfDay(opensAt + at),
    /** A duration in words: `3 minutes`, `1 minute`, `1:30 minutes`. */
    span: (seconds: number) =>
      seconds === 60
        ? "1 minute"
        : `${seconds % 60 === 0 ? seconds / 60 : minutesAndSeconds(seconds)} minutes`,
  };
}

type Wording = ReturnType<typeof wordingOf>;

interface Context {
  readonly auction: Pick<Auction, "rules" | "bidders">;
  readonly wording: Wording;
}

function refusalText(refusal: Refusal, { wording, auction: { rules } }: Context): string {
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
  const { rules, bidders } = context.auction;
  const { price, time, span } = context.wording;
  switch (event.kind) {
    case "opened":
      return `The first bid must be ${price(event.price - rules.step)} or lower. Closes at ${time(event.closesAt)}.`;
    case "bid":
      return `${price(event.previous - event.price)} below the previous price.`;
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
        ? "Closed without a bid."
        : `Closed. ${bidders[event.best.bidder]?.name ?? ""} has the lowest bid, ${price(event.best.price)}.`;
  }
}
