import { median } from "./statistics";
import type { Watched } from "./stolen-time";

const MOST_STOLEN = 0.08;
const MOST_TRIES = 4;

/** A measurement that counts. */
export interface Measurement<Value> extends Watched<Value> {
  /** How often it was taken in all. */
  readonly tries: number;
}

/**
 * Takes a measurement until other machines of the same host had no more than 8 % of the processor
 * meanwhile, four times at most: then the least disturbed counts. What was measured has no say in it
 * (docs/decisions/0043-stolen-time.md).
 */
export async function undisturbed<Value>(
  once: () => Promise<Watched<Value>>,
): Promise<Measurement<Value>> {
  let best = await once();
  let tries = 1;
  for (; best.stolen > MOST_STOLEN && tries < MOST_TRIES; tries += 1) {
    const next = await once();
    if (next.stolen < best.stolen) best = next;
  }
  return { ...best, tries };
}

/** Says how many measurements count, how many were taken again, and what others had of the processor. */
export function disturbance(measurements: readonly Measurement<unknown>[]): string {
  const again = measurements.reduce((sum, { tries }) => sum + tries - 1, 0);
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const shares = measurements.map(({ stolen }) => stolen);
  return [
    `${measurements.length} measurements count.`,
    `${again} more were taken while other machines had over ${percent(MOST_STOLEN)} of the processor;`,
    `during those that count they had ${percent(median(shares))}, at most ${percent(Math.max(...shares))}.`,
  ].join(" ");
}
