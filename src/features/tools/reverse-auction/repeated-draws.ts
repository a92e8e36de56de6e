import type { Bidder, Price, Rules } from "./model";
import { outcomeOf } from "./outcome";
import { pickWhole, randomStream } from "./random";
import { sealedBids } from "./sealed-bids";
import { simulate } from "./simulate";

/** Averages over many auctions with the same rules and other floors. */
export interface Averages {
  readonly auctions: number;
  readonly open: Price;
  readonly sealed: Price;
  /** How often the open auction had the lower price. */
  readonly openLower: number;
}

const styles = ["steady", "early", "late", "cautious"] as const;

/**
 * Runs many auctions whose floors are drawn anew, evenly between the lowest of the given floors and the
 * opening price, and compares each with sealed bids from the same floors.
 */
export function repeatDraws(
  rules: Rules,
  given: readonly Bidder[],
  seed: number,
  auctions: number,
): Averages {
  const lowest = Math.min(...given.map(({ floor }) => floor), rules.opening);
  const random = randomStream([0, seed, 3]);
  let [open, sealed, openLower] = [0, 0, 0];
  for (let run = 0; run < auctions; run += 1) {
    const bidders = given.map(({ name }): Bidder => ({
      name,
      floor: pickWhole(random(), lowest, rules.opening),
      style: styles[pickWhole(random(), 0, styles.length - 1)] ?? "steady",
    }));
    const auction = {
      rules,
      seed: pickWhole(random(), 0, 2 ** 32 - 1),
      bidders,
      seat: null,
      bids: [],
    };
    const openPrice = outcomeOf(auction, simulate(auction)).best?.price ?? rules.opening;
    const sealedPrice = sealedBids(auction)?.price ?? rules.opening;
    open += openPrice;
    sealed += sealedPrice;
    if (openPrice < sealedPrice) openLower += 1;
  }
  const mean = (sum: number) => Math.round(sum / auctions);
  return { auctions, open: mean(open), sealed: mean(sealed), openLower };
}
