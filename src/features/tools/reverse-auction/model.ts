/** Prices are whole hundredths (paise or cents), so that steps and savings are exact. */
export type Price = number;

/** How a bidder bids. `listed` bids only as its list of bids says. */
export const styles = ["steady", "early", "late", "cautious", "listed"] as const;

export type Style = (typeof styles)[number];

export interface Bidder {
  readonly name: string;
  /** The lowest price that it accepts. */
  readonly floor: Price;
  readonly style: Style;
}

/** A bid that is given, by the visitor or in an example. */
export interface GivenBid {
  /** Position of the bidder. */
  readonly bidder: number;
  /** Seconds after the auction opens. */
  readonly at: number;
  readonly price: Price;
}

/** The rules of the auction. Times are in seconds. */
export interface Rules {
  readonly opening: Price;
  /** The least by which a bid has to be below the best price. */
  readonly step: Price;
  readonly duration: number;
  /** A bid in this last part of the time extends it. 0: no bid does. */
  readonly window: number;
  /** How much later the auction closes after such a bid. */
  readonly added: number;
  /** How often the auction may be extended. */
  readonly extensions: number;
}

/** All that an auction depends on: the same settings give the same events. */
export interface Auction {
  readonly rules: Rules;
  /** A whole number below 2^32. */
  readonly seed: number;
  readonly bidders: readonly Bidder[];
  /** The bidder that the visitor plays; null for a visitor who watches as the buyer. */
  readonly seat: number | null;
  /** The bids of the visitor and of `listed` bidders. */
  readonly bids: readonly GivenBid[];
}

/** Why a bid does not count. */
export type Refusal =
  | { readonly reason: "step"; readonly highest: Price }
  | { readonly reason: "floor"; readonly floor: Price }
  | { readonly reason: "closed"; readonly closedAt: number };

/** What happens in an auction, in order of time. `at` is in seconds after it opens. */
export type AuctionEvent =
  | {
      readonly kind: "opened";
      readonly at: 0;
      readonly price: Price;
      readonly closesAt: number;
    }
  | {
      readonly kind: "bid";
      readonly at: number;
      readonly bidder: number;
      readonly price: Price;
      /** The best price before, or the opening price. */
      readonly previous: Price;
      /** Time left before the bid. */
      readonly left: number;
    }
  | {
      readonly kind: "extended";
      readonly at: number;
      readonly from: number;
      readonly closesAt: number;
      /** 1 for the first extension. */
      readonly count: number;
    }
  | { readonly kind: "not-extended"; readonly at: number; readonly closesAt: number }
  | {
      readonly kind: "refused";
      readonly at: number;
      readonly bidder: number;
      readonly price: Price;
      readonly refusal: Refusal;
    }
  | {
      /** A bidder finds that one more step would take it below its floor. */
      readonly kind: "stopped";
      readonly at: number;
      readonly bidder: number;
      /** The price that it would have had to bid. */
      readonly needed: Price;
    }
  | {
      readonly kind: "closed";
      readonly at: number;
      readonly best: Best | null;
    };

/** The best bid. */
export interface Best {
  readonly bidder: number;
  readonly price: Price;
}
