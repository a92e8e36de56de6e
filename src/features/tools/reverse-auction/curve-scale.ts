import type { Price } from "./model";
import type { View } from "./view-of";

/** Where times and prices are in the drawing, from 0 to 1, and the floor of the visitor, if any. */
export function ticksOf(view: View) {
  const { auction, events, closesAt, outcome } = view;
  const { opening, step, duration } = auction.rules;
  const own = auction.bidders[auction.seat ?? -1]?.floor ?? null;
  const floors = auction.bidders.map(({ floor }) => floor).filter((floor) => floor > opening / 2);
  const least = Math.min(
    outcome.best?.price ?? opening,
    own ?? opening,
    ...(floors.length > 0 ? [Math.min(...floors)] : []),
    opening - step,
  );
  const longest = Math.max(closesAt, duration);
  return {
    own,
    /** Every time at which the auction was to close. */
    closes: events.flatMap((event) =>
      event.kind === "opened" || event.kind === "extended" ? [event.closesAt] : [],
    ),
    x: (time: number) => time / longest,
    y: (price: Price) => 0.14 + (0.72 * (opening - price)) / (opening - least),
  };
}
