/** How a part of a drawing looks. Only one part of a chart is marked; `rest` and `over` are for bars. */
export type Tone = "ink" | "leaf" | "pale" | "marked" | "rest" | "over";

const tones: readonly Tone[] = ["leaf", "pale", "ink"];

/** How a line or a part of each bar looks, by its position. */
export const toneOfPart = (index: number) => tones[index] ?? "ink";

/** Rounds a position, so that pages carry no long decimals. */
export const round = (position: number) => Math.round(position * 100) / 100;

/** A position as an attribute of SVG. */
export const percent = (position: number) => `${round(position)}%`;

/** Maps amounts from one range to another, in proportion. From a range of one amount, it maps that to the start. */
export const scale =
  (from: readonly [number, number], to: readonly [number, number]) =>
  (value: number): number =>
    to[0] + ((value - from[0]) / (from[1] - from[0] || 1)) * (to[1] - to[0]);

/** Where an axis of amounts starts: at zero, or at a round amount below the least where all are close together. */
export function axisStart(amounts: readonly number[]): number {
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  if (least <= 0 || least < most * 0.75) return 0;
  const step = 10 ** Math.floor(Math.log10(most - least || most));
  return Math.max(0, Math.floor((least - (most - least) / 2) / step) * step);
}

/** A part of a bar. Its position and width are percent of the drawing. */
export interface BarPart {
  readonly x: number;
  readonly width: number;
  readonly tone: Tone;
}

/** The part of a bar below the others that says how long it could be. */
export const WHOLE: BarPart = { x: 0, width: 100, tone: "rest" };

/** Places bars on a drawing. */
export interface BarScale {
  /** The amount at which the axis starts. */
  readonly start: number;
  /** The position of that amount, in percent. */
  readonly zero: number;
  /** The position of an amount, in percent. */
  readonly at: (amount: number) => number;
  /** The part of a bar between two amounts, in either order. */
  readonly between: (from: number, to: number, tone: Tone) => BarPart;
}

/** A thinner part would not be seen. */
const THINNEST = 0.6;

/** One scale for bars that end at some amounts. It starts at a round amount below them, or at one that is given. */
export function barScale(amounts: readonly number[], start = axisStart(amounts)): BarScale {
  const [least, most] = [Math.min(start, ...amounts), Math.max(start, ...amounts)];
  const at = scale([least, most], [0, 100]);
  return {
    start,
    zero: round(at(start)),
    at: (amount) => round(at(amount)),
    between: (from, to, tone) => ({
      x: round(at(Math.min(from, to))),
      width: Math.max(round(Math.abs(at(to) - at(from))), THINNEST),
      tone,
    }),
  };
}
