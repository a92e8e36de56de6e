import { columnFormatter, localeOf } from "../../lib/format-number";
import { scale, type Tone } from "./model";
import * as styles from "./plot.module.css";

/** About how many ticks the vertical axis has. */
const TICKS = 4;

/** A round distance between ticks: 1, 2 or 5 times a power of ten. */
function tickStep(range: number): number {
  const power = 10 ** Math.floor(Math.log10(range / TICKS));
  const ratio = range / TICKS / power;
  return power * (ratio >= 7 ? 10 : ratio >= 3.2 ? 5 : ratio >= 1.5 ? 2 : 1);
}

/** A vertical axis with round ticks. A single value gets room above and below. */
export function axis(values: readonly number[], unit: string) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = low === high ? Math.abs(low) * 0.1 || 1 : 0;
  const step = tickStep(high - low + 2 * room);
  const [least, most] = [Math.floor((low - room) / step), Math.ceil((high + room) / step)];
  const ticks = Array.from({ length: most - least + 1 }, (_, index) => (most - index) * step);
  return {
    y: scale([least * step, most * step], [100, 0]),
    ticks: ticks.map(columnFormatter(ticks, localeOf(unit))),
  };
}

/** A name's line takes this much of the height of the lowest drawing. */
const LINE_SHARE = 8;
const LINE_LENGTH = 13;

/** Breaks a name into lines that fit beside a drawing on a phone. */
export function breakName(name: string): string[] {
  return name.split(" ").reduce<string[]>((broken, word) => {
    const last = broken.at(-1);
    if (last === undefined || last.length + word.length >= LINE_LENGTH) return [...broken, word];
    return [...broken.slice(0, -1), `${last} ${word}`];
  }, []);
}

/** The name at the end of a line, broken into lines. The last is its last value. */
interface EndName {
  readonly y: number;
  readonly lines: readonly string[];
}

/** Moves the names at the ends of lines apart, so that none covers another. */
export function spreadNames(names: readonly EndName[]): EndName[] {
  const order = names.map((name, index) => ({ ...name, index })).sort((a, b) => a.y - b.y);
  const half = ({ lines }: EndName) => (lines.length * LINE_SHARE) / 2;
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
  return up.sort((a, b) => a.index - b.index).map(({ y, lines }) => ({ y: Math.round(y), lines }));
}

/** A point of a drawing, 0 to 100 in both directions. */
export type Point = readonly [x: number, y: number];

interface DrawnLine {
  readonly points: readonly Point[];
  /** Where a line of steps begins on the left, and ends to the right. */
  readonly steps?: { readonly from: number; readonly to: number };
  readonly tone: Tone;
  /** Shown beside the end of the line. */
  readonly name?: EndName;
}

const digits = (value: number) => String(Math.round(value * 10) / 10);

function pathOf({ points, steps }: DrawnLine): string {
  if (steps === undefined)
    return `M${points.map(([x, y]) => `${digits(x)},${digits(y)}`).join("L")}`;
  const drawn = points.map(([x, y]) => `H${digits(x)}V${digits(y)}`).join("");
  return `M0,${digits(steps.from)}${drawn}H${digits(steps.to)}`;
}

const LINE_HEIGHT = 1.25;

/** The name at a line's end, centred on its height, after a piece of the line: two may end together. */
function EndLabel({ y, lines, tone }: EndName & { readonly tone: Tone }) {
  const first = 0.35 - ((lines.length - 1) / 2) * LINE_HEIGHT;
  return (
    <g data-tone={tone}>
      <line x1="-10" x2="-3" y1={`${y}%`} y2={`${y}%`} />
      <text y={`${y}%`}>
        {lines.map((line, index) => (
          <tspan
            key={index}
            x="0"
            dy={`${index === 0 ? first : LINE_HEIGHT}em`}
            className={index === lines.length - 1 ? styles.value : undefined}
          >
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

interface PlotProps {
  /** Values of the vertical axis at equal distances, from the highest. */
  readonly ticks: readonly string[];
  readonly lines: readonly DrawnLine[];
  /** First and last label of the horizontal axis. */
  readonly ends: readonly [string, string];
  /** An amount that a level line marks. */
  readonly level?: { readonly y: number; readonly label: string };
}

/**
 * Lines over time. The plot is stretched to its box, so that text keeps its size: axis labels are HTML
 * around it, and names are in a drawing of their own beside it.
 */
export function Plot({ ticks, lines, ends, level }: PlotProps) {
  const rules = ticks.map((_, index) => `M0 ${(index / (ticks.length - 1)) * 100}H100`).join("");
  return (
    <div className={styles.plot}>
      <div className={styles.ticks}>
        {ticks.map((tick, index) => (
          <span key={index}>{tick}</span>
        ))}
      </div>
      <svg
        className={styles.lines}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.rules} d={rules} />
        {level && <path className={styles.level} d={`M0 ${digits(level.y)}H100`} />}
        {lines.map((line, index) => (
          <g key={index} data-tone={line.tone}>
            {line.tone === "marked" && <path className={styles.highlight} d={pathOf(line)} />}
            <path d={pathOf(line)} />
            <path
              className={styles.dots}
              d={line.points.map(([x, y]) => `M${digits(x)} ${digits(y)}h0`).join("")}
            />
          </g>
        ))}
      </svg>
      <svg className={styles.overlay} aria-hidden="true">
        {level && (
          <text y={`${digits(level.y)}%`} dy="-4" dx="6">
            {level.label}
          </text>
        )}
      </svg>
      {lines.some(({ name }) => name) && (
        <svg className={styles.names} aria-hidden="true">
          {lines.map(
            ({ name, tone }, index) => name && <EndLabel key={index} {...name} tone={tone} />,
          )}
        </svg>
      )}
      <p className={styles.ends}>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </div>
  );
}
