import Big from "big.js";
import type { Comparison } from "./comparison";
import type { Ranked } from "./cost";
import { namedLines } from "./words";

/** A bar of a waterfall. Its ends are parts of the plot's width, 0 to 1. */
export interface Bar {
  readonly label: string;
  readonly amount: Big;
  readonly from: number;
  readonly to: number;
  readonly kind: "price" | "adds" | "saves" | "total";
}

/** A round amount below all bars, so that the differences are visible; 0 where that is near. */
export function floorBelow(least: Big): Big {
  if (least.lte(0)) return new Big(0);
  const start = least.times(0.9);
  return start.round(1 - start.toFixed(0).length + 1, Big.roundDown);
}

/** The lines of a supplier with the sums before and after each. A line of 0 has no bar, unless it is the price. */
function stepsOf({ cost }: Ranked, comparison: Comparison) {
  let sum = new Big(0);
  return namedLines(comparison).flatMap(({ label, amountOf }, index) => {
    const amount = amountOf(cost) ?? new Big(0);
    const before = sum.toNumber();
    sum = sum.plus(amount);
    return index > 0 && amount.eq(0) ? [] : [{ label, amount, before, after: sum.toNumber() }];
  });
}

/**
 * From price to landed cost, supplier by supplier in the order of the ranking, on one scale.
 *
 * @returns The bars of each, and the amount at the left end of the plots.
 */
export function waterfalls(comparison: Comparison): {
  readonly panels: readonly { readonly ranked: Ranked; readonly bars: readonly Bar[] }[];
  readonly floor: Big;
} {
  const all = comparison.ranking.map((ranked) => ({ ranked, steps: stepsOf(ranked, comparison) }));
  const sums = all.flatMap(({ steps }) => steps.map(({ after }) => after));
  const floor = floorBelow(new Big(Math.min(...sums, Number.MAX_SAFE_INTEGER)));
  const low = floor.toNumber();
  const width = Math.max(...sums, low + 1) - low;
  const place = (amount: number) => Math.min(1, Math.max(0, (amount - low) / width));
  const panels = all.map(({ ranked, steps }) => {
    const { total } = ranked.cost;
    const bars = steps.map(({ label, amount, before, after }, index): Bar => ({
      label,
      amount,
      from: place(Math.min(before, after)),
      to: place(Math.max(before, after)),
      kind: index === 0 ? "price" : amount.lt(0) ? "saves" : "adds",
    }));
    const end = { from: 0, to: place(total.toNumber()), kind: "total" } as const;
    return { ranked, bars: [...bars, { label: "Landed cost", amount: total, ...end }] };
  });
  return { panels, floor };
}
