import { columnFormatter, localeOf } from "../../lib/format-number";
import { scale } from "./scale";

/** About how many distances between ticks the vertical axis has: the plot in a window has no room for more. */
const DISTANCES = 3;

/** A round distance between ticks: 1, 2 or 5 times a power of ten. */
function tickStep(range: number): number {
  const power = 10 ** Math.floor(Math.log10(range / DISTANCES));
  const ratio = range / DISTANCES / power;
  return power * (ratio >= 7 ? 10 : ratio >= 3.2 ? 5 : ratio >= 1.5 ? 2 : 1);
}

/** A vertical axis with round ticks. A single value gets room above and below. Its unit decides how numbers are grouped. */
export function axis(values: readonly number[], unit: string) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = low === high ? Math.abs(low) * 0.1 || 1 : 0;
  const step = tickStep(high - low + 2 * room);
  const [least, most] = [Math.floor((low - room) / step), Math.ceil((high + room) / step)];
  const ticks = Array.from({ length: most - least + 1 }, (_, index) => (most - index) * step);
  return {
    y: scale([least * step, most * step], [100, 0]),
    ticks: ticks.map(columnFormatter(ticks, localeOf(unit))),
  };
}
