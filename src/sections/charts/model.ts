import type { ReactNode } from "react";

/** What a chart shows: each kind makes it from its figures. */
export interface ChartParts {
  /** The chart in a sentence, for those who can't see it. */
  readonly summary: string;
  /** The data. The first column has the headings of the rows. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly total?: readonly string[];
  readonly drawing: ReactNode;
}

/** How a part of a drawing looks. Only one part of a chart is marked. */
export type Tone = "ink" | "leaf" | "pale" | "marked";

/** Position of the largest of some numbers; the first of equal ones. */
export const indexOfLargest = (values: readonly number[]) => values.indexOf(Math.max(...values));

/** Rounds a position, so that pages carry no long decimals. */
export const round = (position: number) => Math.round(position * 100) / 100;

/** Maps amounts from one range to another, in proportion. */
export const scale =
  (from: readonly [number, number], to: readonly [number, number]) =>
  (value: number): number =>
    to[0] + ((value - from[0]) / (from[1] - from[0])) * (to[1] - to[0]);

/** Where an axis of amounts starts: at zero, or at a round amount below the least where all are close together. */
export function axisStart(amounts: readonly number[]): number {
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  if (least < most * 0.75) return 0;
  const step = 10 ** Math.floor(Math.log10(most - least || most));
  return Math.max(0, Math.floor((least - (most - least) / 2) / step) * step);
}
