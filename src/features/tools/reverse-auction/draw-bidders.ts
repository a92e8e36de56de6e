import type { Bidder, Rules, Style } from "./model";
import { pickWhole, randomStream } from "./random";

/** Fewest and most bidders of an auction. */
export const bidderCount = { least: 2, most: 8 } as const;

/** The lowest and the highest floor that is drawn, as shares of the opening price. */
const FLOORS = [0.91, 0.985] as const;

const drawn = ["steady", "early", "late", "cautious"] as const satisfies readonly Style[];

/** The bidder at a position, with a floor and a style that depend on the seed alone. */
export function drawBidder(index: number, seed: number, rules: Rules, noun: string): Bidder {
  const random = randomStream([index + 1, seed, 2]);
  const { opening, step } = rules;
  const [least, most] = FLOORS.map((share) => Math.ceil((opening * share) / step));
  const floor = pickWhole(random(), least ?? 1, most ?? 1) * step;
  const style = drawn[pickWhole(random(), 0, drawn.length - 1)] ?? "steady";
  return { name: `${noun} ${index + 1}`, floor: Math.min(floor, opening), style };
}
