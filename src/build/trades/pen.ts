/** A point or a vector, x and y. */
export type Point = readonly [number, number];

/** An ink: what is large is drawn in `leaf`, what matters in `gold`. */
export type Ink = "leaf" | "gold";

/** A side of a drawn body: a corner and the two edges that begin there. */
export interface Side {
  readonly corner: Point;
  readonly across: Point;
  readonly down: Point;
}

const round = (value: number) => Number(value.toFixed(2));

/** Numbers of path data, without needless decimals. */
export const at = (...values: readonly number[]) => values.map(round).join(" ");

/** Fine lines of one path. */
export function line(ink: Ink, d: string, transform?: string): string {
  const placed = transform === undefined ? "" : ` transform="${transform}"`;
  return `<path class="${ink}" d="${d}"${placed}/>`;
}

/** The outline of a body. It is filled with paper, so it covers what was drawn before. */
export function body(ink: Ink, d: string, transform?: string): string {
  const placed = transform === undefined ? "" : ` transform="${transform}"`;
  return `<path class="${ink} body" d="${d}"${placed}/>`;
}

/** Equal steps from one number to another, both included. */
export function steps(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_step, step) => from + ((to - from) * step) / (count - 1));
}

/** Straight lines across a square of 100 × 100. */
export function rules(ink: Ink, count: number): string {
  const rows = steps(0, 100, count + 2).slice(1, -1);
  return line(ink, rows.map((y) => `M0 ${at(y)}h100`).join(""));
}

/** Lines from the top of a square of 100 × 100 to its bottom. */
export function uprights(ink: Ink, count: number): string {
  const columns = steps(0, 100, count + 2).slice(1, -1);
  return line(ink, columns.map((x) => `M${at(x)} 0v100`).join(""));
}

/** One wave line from x = -period to x = 100 + period. */
function wave(period: number, height: number): string {
  const half = period / 2;
  const count = Math.ceil(100 / half) + 3;
  const more = Array.from(
    { length: count },
    (_half, index) => `T${at((index + 2) * half - period, 0)}`,
  );
  return `M${at(-period, 0)}Q${at(-period + half / 2, -height, -half, 0)}${more.join("")}`;
}

interface Waves {
  readonly count: number;
  readonly period: number;
  readonly height: number;
  /** How far each wave is moved on, in parts of the period. */
  readonly shift: number;
}

/** Wave lines below each other, each moved on a little: the ground of an engraved note. */
export function waves(ink: Ink, { count, period, height, shift }: Waves): string {
  const d = wave(period, height);
  return steps(0, 100, count)
    .map((y, index) => line(ink, d, `translate(${at(((index * shift) % 1) * period, y)})`))
    .join("");
}

/** Places what is drawn in a square of 100 × 100 on a side, cut at its edges. */
export function side(ink: Ink, { corner, across, down }: Side, ...patterns: readonly string[]) {
  const [[x, y], [ax, ay], [dx, dy]] = [corner, across, down];
  const matrix = `matrix(${at(ax / 100, ay / 100, dx / 100, dy / 100, x, y)})`;
  const edge = body(ink, "M0 0h100v100h-100z");
  return `<g transform="${matrix}" clip-path="url(#square)">${edge}${patterns.join("")}</g>`;
}

/** Circles inside each other. */
export function rings(ink: Ink, [x, y]: Point, radii: readonly number[]): string {
  const all = radii.map(
    (r) => `M${at(x - r, y)}a${at(r, r)} 0 1 0 ${at(2 * r, 0)}a${at(r, r)} 0 1 0 ${at(-2 * r, 0)}`,
  );
  return line(ink, all.join(""));
}

interface Turned {
  readonly radius: number;
  readonly petals: number;
  /** Height of the petals as a part of the radius. */
  readonly depth: number;
  readonly copies: number;
  /** Degrees and scale from each copy to the next. */
  readonly turn: number;
  readonly scale: number;
}

/** A rosette: one wavy circle drawn many times, each copy turned and smaller. */
export function rosette(ink: Ink, [x, y]: Point, turned: Turned): string {
  const { radius, petals, depth, copies, turn, scale } = turned;
  const points = steps(0, 2 * Math.PI, petals * 8 + 1)
    .slice(0, -1)
    .map((t) => {
      const r = radius * (1 + depth * Math.cos(petals * t));
      return at(Number((r * Math.cos(t)).toFixed(1)), Number((r * Math.sin(t)).toFixed(1)));
    });
  const d = `M${points.join("L")}Z`;
  const all = Array.from({ length: copies }, (_copy, copy) =>
    line(ink, d, `rotate(${at(turn * copy)}) scale(${at(scale ** copy)})`),
  );
  return `<g transform="translate(${at(x, y)})">${all.join("")}</g>`;
}

/** A leaf: curves that begin and end together, spread between two edges. */
export function leaf(
  ink: Ink,
  [from, to]: readonly [Point, Point],
  [first, last]: readonly [readonly [Point, Point], readonly [Point, Point]],
  count: number,
): string {
  const between = (a: Point, b: Point, part: number) =>
    at(a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part);
  const curve = (part: number) =>
    `C${between(first[0], last[0], part)} ${between(first[1], last[1], part)} ${at(...to)}`;
  const [ax, bx] = [
    first.map((point) => at(...point)),
    [...last].reverse().map((point) => at(...point)),
  ];
  const edge = `M${at(...from)}C${ax.join(" ")} ${at(...to)}C${bx.join(" ")} ${at(...from)}Z`;
  const veins = steps(0, 1, count).map((part) => `M${at(...from)}${curve(part)}`);
  return body(ink, edge) + line(ink, veins.join(""));
}
