import type { Auction, Price } from "./model";

/**
 * The quotation of a bidder that bids once and sees nothing: its floor plus an equal share of the gap
 * to the opening price, `floor + (opening − floor) ÷ bidders`.
 *
 * This is the equilibrium of a first-price sealed tender if floors are independent, spread evenly up to
 * the opening price, and bidders are alike and don't mind risk (Vickrey 1961,
 * https://doi.org/10.1111/j.1540-6261.1961.tb02789.x). Rounded to the hundredth.
 */
export function sealedQuotation(floor: Price, opening: Price, bidders: number): Price {
  return floor + Math.round((opening - floor) / bidders);
}

/** What sealed bids would have brought with the same floors. */
export interface SealedResult {
  /** By bidder; null for one whose floor is above the opening price. */
  readonly quotations: readonly (Price | null)[];
  readonly winner: number;
  /** The lowest quotation. */
  readonly price: Price;
  /** The second-lowest floor, where an open auction with tiny steps ends; the opening price alone. */
  readonly secondFloor: Price;
}

/** The sealed bids of an auction's bidders; null if no floor is at or below the opening price. */
export function sealedBids({ rules, bidders }: Pick<Auction, "rules" | "bidders">) {
  const { opening } = rules;
  const floors = bidders.map(({ floor }) => floor).filter((floor) => floor <= opening);
  const quotations = bidders.map(({ floor }) =>
    floor <= opening ? sealedQuotation(floor, opening, floors.length) : null,
  );
  if (floors.length === 0) return null;
  const [lowest = opening, second = opening] = floors.slice().sort((one, other) => one - other);
  const result: SealedResult = {
    quotations,
    // Rounding can make quotations equal; the floors still differ.
    winner: bidders.findIndex(({ floor }) => floor === lowest),
    price: sealedQuotation(lowest, opening, floors.length),
    secondFloor: second,
  };
  return result;
}
