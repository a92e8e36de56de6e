import { digits, linePath, type Point } from "./path";
import { percent, type Tone } from "./scale";
import * as styles from "./plot.module.css";
import * as tones from "./tones.module.css";

/** The name at the end of a line, broken into lines. The last is its last value. */
export interface EndName {
  readonly y: number;
  readonly lines: readonly string[];
}

/** A line. Positions are 0 to 100 in both directions. */
interface DrawnLine {
  readonly points: readonly Point[];
  /** The line, if it doesn't go straight from point to point. */
  readonly path?: string;
  readonly tone: Tone;
  /** Shown beside the end of the line. */
  readonly name?: EndName;
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

/** A value that a level line marks, in percent, and where its label is: at the left or right of the line. */
export interface Level {
  readonly y: number;
  readonly label: string;
  readonly side: "above-start" | "below-start" | "above-end";
}

interface PlotProps {
  /** Values of the vertical axis at equal distances, from the highest. */
  readonly ticks: readonly string[];
  readonly lines: readonly DrawnLine[];
  /** First and last label of the horizontal axis. */
  readonly ends: readonly [string, string];
  readonly levels?: readonly Level[];
  /** Positions of dotted lines across the axis of time, in percent. */
  readonly uprights?: readonly number[];
  /** A span of time that is shaded, in percent. */
  readonly zone?: readonly [from: number, to: number];
  /** Points that stand out. */
  readonly marks?: readonly { readonly at: Point; readonly tone: Tone }[];
}

/**
 * Lines over time. The plot is stretched to its box, so that text keeps its size: axis labels are HTML
 * around it, and names are in a drawing of their own beside it.
 */
export function Plot({ ticks, lines, ends, ...marked }: PlotProps) {
  const { levels = [], uprights = [], zone, marks = [] } = marked;
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
        {zone && (
          <rect className={styles.zone} x={zone[0]} width={zone[1] - zone[0]} height="100" />
        )}
        <path className={styles.rules} d={rules} />
        {uprights.length > 0 && (
          <path
            className={styles.uprights}
            d={uprights.map((x) => `M${digits(x)} 0V100`).join("")}
          />
        )}
        {levels.map(({ y, label }) => (
          <path key={label} className={styles.level} d={`M0 ${digits(y)}H100`} />
        ))}
        {lines.map((line, index) => (
          <Line key={index} {...line} />
        ))}
      </svg>
      <svg className={styles.overlay} aria-hidden="true">
        {marks.map(({ at: [x, y], tone }, index) => (
          <circle key={index} className={tones[tone]} cx={percent(x)} cy={percent(y)} r="6" />
        ))}
        {levels.map(({ y, label, side }) => (
          <text
            key={label}
            x={side === "above-end" ? "100%" : "0"}
            y={percent(y)}
            dx={side === "above-end" ? -6 : 6}
            dy={side === "below-start" ? "1.1em" : -7}
            textAnchor={side === "above-end" ? "end" : "start"}
          >
            {label}
          </text>
        ))}
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

function Line({ points, path = linePath(points), tone }: DrawnLine) {
  return (
    <g data-tone={tone}>
      <path d={path} />
      <path
        className={styles.dots}
        d={points.map(([x, y]) => `M${digits(x)} ${digits(y)}h0`).join("")}
      />
    </g>
  );
}
