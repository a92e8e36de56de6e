import type { DrawnRow } from "./rows";
import { barScale, type Tone } from "./scale";

/** A line of a waterfall: its amount and how it is written. */
interface WaterfallLine {
  readonly label: string;
  readonly value: number;
  readonly text: string;
  readonly isMarked?: boolean;
}

/** From a first amount, line by line, to a total. */
export interface Waterfall {
  readonly start: WaterfallLine;
  readonly changes: readonly WaterfallLine[];
  readonly total: WaterfallLine;
}

/**
 * Waterfalls on one scale, which reaches to a limit too.
 *
 * @returns The rows of each, with a bar from each sum to the next.
 */
export function waterfallRows(waterfalls: readonly Waterfall[], limit?: number) {
  const all = waterfalls.map(({ start, changes, total }) => {
    let level = start.value;
    const steps = changes.map((line) => ({ line, before: level, after: (level += line.value) }));
    return { start, steps, total };
  });
  const { start, zero, at, between } = barScale([
    ...all.flatMap(({ start: first, steps }) => [first.value, ...steps.map(({ after }) => after)]),
    ...(limit === undefined ? [] : [limit]),
  ]);
  const row = (line: WaterfallLine, [from, to]: readonly [number, number], tone: Tone) => ({
    label: line.label,
    amounts: [line.text],
    parts: [between(from, to, line.isMarked === true ? "marked" : tone)],
  });
  const end = (line: WaterfallLine) => ({ ...row(line, [start, line.value], "ink"), isBold: true });
  const rows = all.map(({ start: first, steps, total }): readonly DrawnRow[] => [
    { ...end(first), link: at(first.value) },
    ...steps.map(({ line, before, after }) => ({
      ...row(line, [before, after], after < before ? "pale" : "leaf"),
      link: at(after),
    })),
    end(total),
  ]);
  return { start, zero, rows, tick: limit === undefined ? undefined : at(limit) };
}
