import type { DrawnRow } from "./rows";
import type { BarScale, Tone } from "./scale";

/** A line of a waterfall: its amount and how it is written. */
export interface WaterfallLine {
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

/** The sum after each line of a waterfall. */
export function levelsOf({ start, changes }: Waterfall): number[] {
  let level = start.value;
  return [level, ...changes.map(({ value }) => (level += value))];
}

/** The rows of a waterfall, with a bar from each sum to the next. */
export function waterfallRows(waterfall: Waterfall, scale: BarScale): DrawnRow[] {
  const { start, changes, total } = waterfall;
  const levels = levelsOf(waterfall);
  const row = (line: WaterfallLine, from: number, to: number, tone: Tone): DrawnRow => ({
    label: line.label,
    amounts: [line.text],
    parts: [scale.between(from, to, line.isMarked === true ? "marked" : tone)],
  });
  const end = (line: WaterfallLine) => ({
    ...row(line, scale.start, line.value, "ink"),
    isBold: true,
  });
  return [
    { ...end(start), link: scale.at(start.value) },
    ...changes.map((change, index) => {
      const [before = 0, after = 0] = [levels[index], levels[index + 1]];
      const tone = change.value < 0 ? "pale" : "leaf";
      return { ...row(change, before, after, tone), link: scale.at(after) };
    }),
    end(total),
  ];
}
