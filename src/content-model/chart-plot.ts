import { scaleLinear } from "d3-scale";
import { line as pathOf, type CurveFactory } from "d3-shape";
import { columnFormatter } from "../lib/format-number";

/** About how many ticks the vertical axis has. */
const TICKS = 4;

/** A vertical axis with round ticks. A single value gets room above and below. */
export function axis(values: readonly number[]) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = low === high ? Math.abs(low) * 0.1 || 1 : 0;
  const scale = scaleLinear()
    .domain([low - room, high + room])
    .range([100, 0])
    .nice(TICKS);
  const ticks = scale.ticks(TICKS).reverse();
  return { y: (value: number) => scale(value), ticks: ticks.map(columnFormatter(ticks)) };
}

/** A label takes this much of the height of the lowest drawing for each of its lines. */
const LINE_HEIGHT = 8;
const LINE_LENGTH = 13;

/** Breaks a name into lines that fit beside a drawing on a phone. */
export function breakName(name: string): string[] {
  return name.split(" ").reduce<string[]>((broken, word) => {
    const last = broken.at(-1);
    if (last === undefined || last.length + word.length >= LINE_LENGTH) return [...broken, word];
    return [...broken.slice(0, -1), `${last} ${word}`];
  }, []);
}

/** The name at the end of a line, broken into lines. */
interface EndName {
  readonly y: number;
  readonly lines: readonly string[];
}

/** Moves the names at the ends of lines apart, so that none covers another. */
export function spreadNames(names: readonly EndName[]): EndName[] {
  const order = names.map((name, index) => ({ ...name, index })).sort((a, b) => a.y - b.y);
  const half = ({ lines: own }: EndName) => (own.length * LINE_HEIGHT) / 2;
  let top = 0;
  const down = order.map((name) => {
    const y = Math.max(name.y, top + half(name));
    top = y + half(name);
    return { ...name, y };
  });
  let bottom = 100;
  const up = down.reverse().map((name) => {
    const y = Math.min(name.y, bottom - half(name));
    bottom = y - half(name);
    return { ...name, y };
  });
  return up
    .sort((a, b) => a.index - b.index)
    .map(({ y, lines: own }) => ({ y: Math.round(y), lines: own }));
}

/** A point of a drawing, 0 to 100 in both directions. */
export type Point = readonly [x: number, y: number];

/** A line through points as SVG path data. */
export const drawLine = (points: readonly Point[], curve: CurveFactory): string =>
  pathOf<Point>()
    .x(([x]) => x)
    .y(([, y]) => y)
    .curve(curve)
    .digits(1)([...points]) ?? "";

/** Dots at points as SVG path data. */
export const drawDots = (points: readonly Point[]) =>
  points.map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`).join("");
