/** A point, x and y. */
export type Point = readonly [number, number];

/** An ink: what is large is drawn in `leaf`, what matters in `gold`. */
export type Ink = "leaf" | "gold";

/** The ink of one of several things, of which the one at a position, from 1, is marked. */
export const inkOf = (index: number, marked: number): Ink =>
  index + 1 === marked ? "gold" : "leaf";

/** The picture, in units. */
export const SIZE = { width: 800, height: 450 };

/** The inner edge of the frame. Streams begin and end here. */
export const INNER = { left: 24, right: 776, top: 24, bottom: 426 };

export const CENTER: Point = [400, 225];

const round = (value: number) => Number(value.toFixed(1));

/** Numbers of path data, without needless decimals. */
export const at = (...values: readonly number[]) => values.map(round).join(" ");

/** Equal steps from one number to another, both included. */
export function steps(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_step, step) => from + ((to - from) * step) / (count - 1));
}

/** Equal parts of a turn, from 0. */
export const turnsOf = (count: number) =>
  Array.from({ length: count }, (_turn, turn) => turn / count);

/** Path data of level lines from one side of the frame to the other. */
export const levels = (...ys: readonly number[]) =>
  ys.map((y) => `M${INNER.left} ${at(y)}H${INNER.right}`).join("");

/** Fine lines of one path. */
export const line = (ink: Ink, ...d: readonly string[]) =>
  `<path class="${ink}" d="${d.join("")}"/>`;

/** A strong line. */
export const edge = (ink: Ink, ...d: readonly string[]) =>
  `<path class="${ink} edge" d="${d.join("")}"/>`;

/** An outline that is filled with paper, so it hides what was drawn before. */
export const body = (ink: Ink, d: string) => `<path class="${ink} body" d="${d}"/>`;

/** Path data of a circle. */
export const circle = ([x, y]: Point, r: number) =>
  `M${at(x - r, y)}a${at(r, r)} 0 1 0 ${at(2 * r, 0)}a${at(r, r)} 0 1 0 ${at(-2 * r, 0)}z`;

/** The point at an angle, in turns clockwise from the top, and a distance from a centre. */
export function onCircle([x, y]: Point, turn: number, radius: number): Point {
  const angle = turn * 2 * Math.PI;
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
}

/** Path data of straight lines away from a centre, between two distances. */
export function rays(center: Point, turns: readonly number[], from: number, to: number): string {
  return turns
    .map((turn) => `M${at(...onCircle(center, turn, from))}L${at(...onCircle(center, turn, to))}`)
    .join("");
}

/** Path data of a ring's part between two angles. */
export function sector(center: Point, [from, to]: Point, [inner, outer]: Point): string {
  const large = to - from > 0.5 ? 1 : 0;
  const arc = (r: number, turn: number, way: number) =>
    `A${at(r, r)} 0 ${large} ${way} ${at(...onCircle(center, turn, r))}`;
  return `M${at(...onCircle(center, from, outer))}${arc(outer, to, 1)}L${at(...onCircle(center, to, inner))}${arc(inner, from, 0)}z`;
}

/** A parallelogram: a corner and the two edges that begin there. */
interface Side {
  readonly corner: Point;
  readonly across: Point;
  readonly down: Point;
}

/** A parallelogram with lines along its first edge, `gap` units apart. */
export function side(ink: Ink, { corner, across, down }: Side, gap: number): string {
  const [[x, y], [ax, ay], [dx, dy]] = [corner, across, down];
  const outline = `M${at(x, y)}l${at(ax, ay, dx, dy, -ax, -ay)}z`;
  const count = Math.round(Math.hypot(dx, dy) / gap);
  const parts = steps(0, 1, count + 1).slice(1, -1);
  const lines = parts.map((part) => `M${at(x + dx * part, y + dy * part)}l${at(ax, ay)}`);
  return body(ink, outline) + line(ink, ...lines);
}

/** The form of a rosette. */
interface RosetteForm {
  /** The id of its curve, unique in the document. */
  readonly name: string;
  readonly lobes: number;
  /** Height of a lobe as a part of the radius. */
  readonly depth: number;
  readonly copies: number;
  /** Lobes by which each copy is turned. */
  readonly turn: number;
  /** Size of the last copy as a part of the first. */
  readonly least: number;
}

/** Path data of a circle with lobes, around the origin. */
function lobedCircle(radius: number, { lobes, depth }: RosetteForm): string {
  const points = Array.from({ length: 2 * lobes + 1 }, (_point, index) =>
    onCircle([0, 0], index / (2 * lobes), index % 2 === 0 ? radius : radius * (1 - 2 * depth)),
  );
  const handle = (index: number, way: number) => {
    const [x, y] = points[index] ?? CENTER;
    const length = (way * Math.PI * (index % 2 === 0 ? 0.45 : 0.55)) / lobes;
    return at(x - y * length, y + x * length);
  };
  const rest = points.slice(1).map((point, index) => {
    const start = index === 0 ? `C${handle(0, 1)} ` : "S";
    return `${start}${handle(index + 1, -1)} ${at(...point)}`;
  });
  return `M${at(...(points[0] ?? CENTER))}${rest.join("")}`;
}

/** A guilloche rosette on a disc of paper: one curve, each copy turned and smaller. */
export function rosette(ink: Ink, center: Point, radius: number, form: RosetteForm): string {
  const { name, lobes, copies, turn, least } = form;
  const disc = `<path class="body" d="${circle(center, radius * 1.03)}"/>`;
  const curve = `<defs><path id="${name}" d="${lobedCircle(radius, form)}"/></defs>`;
  const uses = steps(1, least, copies).map((size, index) => {
    const angle = round((index * turn * 360) / lobes);
    return `<use href="#${name}" transform="rotate(${angle}) scale(${Number(size.toFixed(3))})"/>`;
  });
  return `${disc}${curve}<g class="${ink}" transform="translate(${at(...center)})">${uses.join("")}</g>`;
}
