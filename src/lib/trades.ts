/** What buyers buy, each drawn in engraved lines in `static/drawings/`. */
export const trades = [
  "bale",
  "carton",
  "coil",
  "crane",
  "gear",
  "grain",
  "helmet",
  "laptop",
  "reefer",
] as const;

/** The name of a trade's drawing. */
export type Trade = (typeof trades)[number];

/** Width and height of a drawing, in its own units. */
export const TRADE_SIZE = { width: 800, height: 640 };

/** Address of a trade's drawing. */
export function tradeDrawing(trade: Trade): string {
  return `/drawings/trade-${trade}.svg`;
}
