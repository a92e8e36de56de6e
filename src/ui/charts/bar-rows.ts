import { sum } from "../../lib/sum";
import type { DrawnRow } from "./rows";
import { barScale, toneOfPart } from "./scale";

/** A bar of one or several amounts, each with how it is written. */
export interface BarRow {
  readonly label: string;
  readonly amounts: readonly { readonly value: number; readonly text: string }[];
  readonly isMarked?: boolean | undefined;
}

/**
 * Bars of amounts, each after the one before. A marked row is bold; its bar is marked where colours don't tell parts.
 *
 * @param from Where the axis starts; at a round amount below all bars without it.
 */
export function barRows(bars: readonly BarRow[], from?: number) {
  const all = bars.map(({ amounts, ...bar }) => {
    const end = (count: number) => sum(amounts.slice(0, count).map(({ value }) => value));
    return { ...bar, amounts, ends: amounts.map((_, index) => end(index + 1)) };
  });
  const { start, zero, between } = barScale(
    all.flatMap(({ ends }) => ends),
    from,
  );
  const rows = all.map(({ label, amounts, ends, isMarked = false }): DrawnRow => ({
    label,
    amounts: amounts.map(({ text }) => text),
    parts: ends.flatMap((end, index) => {
      const before = ends[index - 1] ?? start;
      const tone = isMarked && ends.length === 1 ? "marked" : toneOfPart(index);
      return end === before ? [] : between(before, end, tone);
    }),
    isBold: isMarked,
  }));
  return { start, zero, rows };
}
