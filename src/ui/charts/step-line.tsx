import { axis } from "./axis";
import { stepPath, type Point } from "./path";
import { Plot, type Level } from "./plot";
import { scale, type Tone } from "./scale";

/** A value from a time on. Times are from the left end of the axis, in any unit. */
export interface Step {
  readonly at: number;
  readonly value: number;
  /** How its point stands out, if it does. */
  readonly tone?: Tone | undefined;
}

interface StepLineProps {
  /** Its currency decides how the axis groups numbers. */
  readonly unit: string;
  readonly start: number;
  readonly steps: readonly Step[];
  /** The time to which the line is drawn. */
  readonly until: number;
  /** The time at the right end of the axis. */
  readonly end: number;
  /** Labels of the two ends of the axis. */
  readonly ends: readonly [string, string];
  readonly tone: Tone;
  /** Values that level lines mark. */
  readonly levels?: readonly { readonly value: number; readonly label: string }[];
  /** More values that the axis reaches, so that it stays the same while steps are added. */
  readonly reach?: readonly number[];
  /** Times that dotted lines mark. */
  readonly moments?: readonly number[];
  /** A span of time that is shaded. */
  readonly zone?: readonly [from: number, to: number] | undefined;
}

/** The height of a label, in percent of the lowest drawing. */
const LABEL = 14;

/** Where the label of a level has room: the heights of the line are all above it, or all below it. */
function sideOf(level: number, start: number, points: readonly Point[]): Level["side"] {
  const early = [start, ...points.filter(([x]) => x < 50).map(([, y]) => y)];
  const late = [...early.slice(-1), ...points.filter(([x]) => x >= 50).map(([, y]) => y)];
  const isFree = (heights: readonly number[], top: number) =>
    heights.every((height) => height <= top) || heights.every((height) => height >= top + LABEL);
  if (isFree(early, level - LABEL)) return "above-start";
  if (level + LABEL <= 100 && isFree(early, level)) return "below-start";
  return isFree(late, level - LABEL) ? "above-end" : "above-start";
}

/** A value that changes in steps, such as the best price of an auction. */
export function StepLine(props: StepLineProps) {
  const { unit, start, steps, until, end, ends, tone } = props;
  const { levels = [], reach = [], moments = [], zone } = props;
  const values = [start, ...steps.map(({ value }) => value), ...levels.map(({ value }) => value)];
  const { y, ticks } = axis([...values, ...reach], unit);
  const x = scale([0, end], [0, 100]);
  const pointOf = ({ at, value }: Step): Point => [x(at), y(value)];
  const points = steps.map(pointOf);
  return (
    <Plot
      ticks={ticks}
      ends={ends}
      lines={[{ points, path: stepPath(y(start), points, x(until)), tone }]}
      levels={levels.map(({ value, label }) => ({
        y: y(value),
        label,
        side: sideOf(y(value), y(start), points),
      }))}
      uprights={moments.map(x)}
      {...(zone && { zone: [x(zone[0]), x(zone[1])] })}
      marks={steps.flatMap((step) =>
        step.tone === undefined ? [] : [{ at: pointOf(step), tone: step.tone }],
      )}
    />
  );
}
