import { highestBid, type Board } from "./board";
import type { Bidder, Price, Rules, Style } from "./model";
import { pickWhole, randomStream } from "./random";

type Share = readonly [least: number, most: number];

/** How a style behaves. Times are shares of the duration, or of the time that is left. */
interface Manner {
  /** When it looks at the board for the first time. */
  readonly first: Share;
  /** The time between two looks. */
  readonly pause: Share;
  /** How much of what it could still give it gives in one bid, before and after half of the time. */
  readonly bite: readonly [Share, Share];
}

const manner = (first: Share, pause: Share, early: Share, late: Share): Manner => ({
  first,
  pause,
  bite: [early, late],
});

const manners: Readonly<Record<Exclude<Style, "listed">, Manner>> = {
  steady: manner([0.03, 0.2], [0.06, 0.14], [0.05, 0.2], [0.05, 0.15]),
  early: manner([0.02, 0.1], [0.08, 0.16], [0.25, 0.5], [0, 0.1]),
  late: manner([0.78, 0.93], [0.02, 0.06], [0, 0.1], [0.05, 0.25]),
  cautious: manner([0.08, 0.35], [0.12, 0.24], [0, 0], [0, 0]),
};

/** Shares of the time left between two looks, once the close is near. */
const HURRY: Share = [0.15, 0.5];

/**
 * Makes a bidder. Its random numbers are its own, so that what others do changes its prices, but not
 * its temper.
 */
export function simulatedBidder(
  { floor, style }: Bidder & { readonly style: Exclude<Style, "listed"> },
  index: number,
  seed: number,
  rules: Rules,
) {
  const random = randomStream([index + 1, seed, 1]);
  const { first, pause, bite } = manners[style];
  const between = ([least, most]: Share, whole: number) =>
    Math.max(1, Math.round((least + random() * (most - least)) * whole));
  return {
    index,
    /** When it looks at the board next. */
    looksAt: between(first, rules.duration),
    /** The price of its bid now. `leads`: it has the best bid. `stops`: the next step is too low for it. */
    decide(board: Board): Price | "leads" | "stops" {
      if (board.best?.bidder === index) return "leads";
      const highest = highestBid(rules, board);
      if (highest < floor) return "stops";
      const room = Math.floor((highest - floor) / rules.step);
      const isEarly = this.looksAt * 2 < rules.duration;
      const [least, most] = bite[isEarly ? 0 : 1];
      const steps = pickWhole(random(), Math.floor(room * least), Math.floor(room * most));
      return highest - steps * rules.step;
    },
    /** Decides when to look again. */
    wait(board: Board) {
      const left = board.closesAt - this.looksAt;
      const usual = between(pause, rules.duration);
      this.looksAt += usual < left ? usual : between(HURRY, left);
    },
  };
}

/** A bidder of the simulation: it looks at the board from time to time, and bids or not. */
export type SimulatedBidder = ReturnType<typeof simulatedBidder>;
