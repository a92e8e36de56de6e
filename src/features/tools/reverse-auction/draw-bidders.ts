import type { Price, Rules, Style } from "./model";
import { pickWhole, randomStream } from "./random";

/** The lowest and the highest floor that is drawn, as shares of the opening price. */
const FLOORS = [0.91, 0.985] as const;

const drawn = ["steady", "early", "late", "cautious"] as const satisfies readonly Style[];

/** The floor and style of the bidder at a position, which depend on the seed alone. */
export function drawBidder(
  index: number,
  seed: number,
  rules: Pick<Rules, "opening" | "step">,
): { readonly floor: Price; readonly style: Style } {
  const random = randomStream([index + 1, seed, 2]);
  const { opening, step } = rules;
  const [least, most] = FLOORS.map((share) => Math.ceil((opening * share) / step));
  const floor = pickWhole(random(), least ?? 1, most ?? 1) * step;
  const style = drawn[pickWhole(random(), 0, drawn.length - 1)] ?? "steady";
  return { floor: Math.min(floor, opening), style };
}
