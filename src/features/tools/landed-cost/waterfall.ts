import Big from "big.js";
import type { Comparison } from "./comparison";
import type { Ranked } from "./rank";
import { namedLines } from "./words";

/** A bar of a waterfall. Its ends are parts of the plot's width, 0 to 1. */
export interface Bar {
  readonly label: string;
  readonly amount: Big;
  readonly from: number;
  readonly to: number;
  readonly kind: "price" | "adds" | "saves" | "total";
}

/** The waterfall of a supplier. */
export interface Waterfall {
  readonly ranked: Ranked;
  readonly bars: readonly Bar[];
}

/** The waterfalls of all suppliers on one scale. */
export interface Waterfalls {
  readonly panels: readonly Waterfall[];
  /** The amount at the left end of the plots. */
  readonly floor: Big;
}

interface Step {
  readonly label: string;
  readonly amount: Big;
}

function stepsOf({ cost }: Ranked, comparison: Comparison): readonly Step[] {
  const steps = namedLines(comparison).flatMap(({ label, amountOf }) => {
    const amount = amountOf(cost);
    return amount === undefined ? [] : [{ label, amount }];
  });
  // A line of 0 has no bar; the price always has one.
  return steps.filter(({ amount }, index) => index === 0 || !amount.eq(0));
}

/** The sums after each step, from the price to the total. */
function sumsOf(steps: readonly Step[]): readonly Big[] {
  let sum = new Big(0);
  return steps.map(({ amount }) => (sum = sum.plus(amount)));
}

/** A round amount below all bars, so that the differences are visible; 0 where that is near. */
export function floorBelow(least: Big): Big {
  if (least.lte(0)) return new Big(0);
  const start = least.times(0.9);
  return start.round(1 - start.toFixed(0).length + 1, Big.roundDown);
}

/** From price to landed cost, supplier by supplier in the order of the ranking. */
export function waterfalls(comparison: Comparison): Waterfalls {
  const all = comparison.ranking.map((ranked) => {
    const steps = stepsOf(ranked, comparison);
    return { ranked, steps, sums: sumsOf(steps) };
  });
  const numbers = all.flatMap(({ sums }) => sums.map((sum) => sum.toNumber()));
  const floor = floorBelow(new Big(Math.min(...numbers, Number.MAX_SAFE_INTEGER)));
  const low = floor.toNumber();
  const width = Math.max(...numbers, low + 1) - low;
  const place = (amount: number) => Math.min(1, Math.max(0, (amount - low) / width));
  const panels = all.map(({ ranked, steps, sums }) => {
    const bars = steps.map(({ label, amount }, index): Bar => {
      const end = sums[index]?.toNumber() ?? 0;
      const start = index === 0 ? low : (sums[index - 1]?.toNumber() ?? 0);
      const kind = index === 0 ? "price" : amount.lt(0) ? "saves" : "adds";
      return {
        label,
        amount,
        from: place(Math.min(start, end)),
        to: place(Math.max(start, end)),
        kind,
      };
    });
    const { total } = ranked.cost;
    const last: Bar = {
      label: "Landed cost",
      amount: total,
      from: 0,
      to: place(total.toNumber()),
      kind: "total",
    };
    return { ranked, bars: [...bars, last] };
  });
  return { panels, floor };
}
