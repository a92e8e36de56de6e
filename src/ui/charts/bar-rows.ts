import type { DrawnRow } from "./rows";
import { toneOfPart, type BarScale } from "./scale";

/** An amount and how it is written. */
export interface Amount {
  readonly value: number;
  readonly text: string;
}

/** A bar of one or several amounts. */
export interface BarRow {
  readonly label: string;
  readonly amounts: readonly Amount[];
  readonly isMarked?: boolean | undefined;
}

/** Bars of amounts, each after the one before. A marked row is bold; its bar is marked where colours don't tell parts. */
export function barRows(rows: readonly BarRow[], scale: BarScale): DrawnRow[] {
  return rows.map(({ label, amounts, isMarked = false }) => {
    let end = 0;
    const parts = amounts.flatMap(({ value }, index) => {
      const from = end;
      end += value;
      const tone = isMarked && amounts.length === 1 ? "marked" : toneOfPart(index);
      return value === 0 ? [] : scale.between(Math.max(from, scale.start), end, tone);
    });
    return { label, amounts: amounts.map(({ text }) => text), parts, isBold: isMarked };
  });
}
