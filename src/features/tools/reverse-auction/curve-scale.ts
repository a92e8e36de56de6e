import type { Price } from "./model";
import type { View } from "./view-of";

interface Mark {
  readonly price: Price;
  readonly label: string;
}

/** Prices to mark: the visitor's floor, or after the close the second-lowest floor. */
function marksOf({ auction, isFinished }: View): readonly Mark[] {
  const { bidders, seat } = auction;
  const own = seat === null ? undefined : bidders[seat];
  if (own !== undefined) return [{ price: own.floor, label: "your floor" }];
  const [, second] = bidders
    .map(({ floor }) => floor)
    .slice()
    .sort((one, other) => one - other);
  return isFinished && second !== undefined && second <= auction.rules.opening
    ? [{ price: second, label: "second-lowest floor" }]
    : [];
}

/** Where times and prices are in the drawing, from 0 to 1, and what it marks. */
export function ticksOf(view: View) {
  const { auction, events, closesAt, outcome } = view;
  const { opening, step, duration } = auction.rules;
  const marks = marksOf(view);
  const floors = auction.bidders.map(({ floor }) => floor).filter((floor) => floor > opening / 2);
  const least = Math.min(
    outcome.best?.price ?? opening,
    ...marks.map(({ price }) => price),
    ...(floors.length > 0 ? [Math.min(...floors)] : []),
    opening - step,
  );
  const longest = Math.max(closesAt, duration);
  return {
    marks,
    /** Every time at which the auction was to close. */
    closes: events.flatMap((event) =>
      event.kind === "opened" || event.kind === "extended" ? [event.closesAt] : [],
    ),
    x: (time: number) => time / longest,
    y: (price: Price) => 0.14 + (0.72 * (opening - price)) / (opening - least),
  };
}
