import type { CoverOf } from "../../content-model/cover";
import { sum } from "../../lib/sum";
import {
  at,
  body,
  circle,
  curve,
  edge,
  INNER,
  inkOf,
  levels,
  line,
  steps,
  strand,
  turnsOf,
  onCircle,
  CENTER,
  type Point,
} from "./pen";

const { left, right } = INNER;

/** Swaps neighbours, so that strands cross. */
const swapped = (index: number, count: number) =>
  index % 2 === 0 ? Math.min(index + 1, count - 1) : index - 1;

/** Many strands that cross each other, then become few straight ones. */
export function drawNarrowing({ from, to }: CoverOf<"narrowing">): string {
  const bundle = Math.max(1, Math.ceil(26 / from));
  const count = from * bundle;
  const starts = steps(INNER.top + 12, INNER.bottom - 12, count);
  const ends =
    to === 1 ? [225] : steps(225 - Math.min(130, to * 16), 225 + Math.min(130, to * 16), to);
  const many = starts.map((y, index) => {
    const other = starts[swapped(index, count)] ?? y;
    const end = ends[Math.floor((Math.floor(index / bundle) * to) / from)] ?? y;
    const braid = [left, 96, 168, 240, 312].map((x, knot): Point => [
      x,
      knot % 2 === 0 ? y : other,
    ]);
    return strand([...braid, [540, end]]);
  });
  const few = ends.map(
    (y) => `M540 ${at(y - 2.5)}H${right}M540 ${at(y)}H${right}M540 ${at(y + 2.5)}H${right}`,
  );
  const knots = ends.map((y) => body("gold", circle([540, y], 5.5)));
  return line("leaf", ...many) + line("gold", ...few) + knots.join("");
}

/** One rope that divides into streams as wide as their parts. */
export function drawBranches({ parts, marked }: CoverOf<"branches">): string {
  const total = sum(parts);
  const counts = parts.map((part) => Math.max(2, Math.round((part / total) * 52)));
  const count = sum(counts);
  const gap = Math.min(60, 110 / (parts.length - 1));
  const apart = (370 - gap * (parts.length - 1)) / count;
  const starts = steps(225 - 70, 225 + 70, count);
  let index = 0;
  let y = 40 + apart / 2;
  return counts
    .map((lines, part) => {
      const strands = Array.from({ length: lines }, () => {
        const own = starts[index] ?? y;
        const other = starts[count - 1 - index] ?? own;
        const path = strand([
          [left, own],
          [200, other],
          [376, own],
          [620, y],
          [right, y],
        ]);
        index += 1;
        y += apart;
        return path;
      });
      y += gap;
      return line(inkOf(part, marked), ...strands);
    })
    .join("");
}

/** Lanes from one hub, each drawn twice so that they cross, with a ring at its end. */
export function drawLanes({ count, marked }: CoverOf<"lanes">): string {
  const end = (turn: number): Point => {
    const [x, y] = onCircle(CENTER, turn, 1);
    return [CENTER[0] + (x - CENTER[0]) * 335, CENTER[1] + (y - CENTER[1]) * 178];
  };
  const spread = Math.floor(count / marked);
  const isMarked = (lane: number) =>
    lane % spread === Math.floor(spread / 2) && lane < spread * marked;
  const lane = (turn: number) =>
    [-0.11, 0.11].map((swing) => {
      const [x, y] = end(turn);
      const [sx, sy] = onCircle(CENTER, turn + swing, 46);
      const [cx, cy] = end(turn + swing);
      const half = [CENTER[0] + (cx - CENTER[0]) * 0.62, CENTER[1] + (cy - CENTER[1]) * 0.62];
      return `M${at(sx, sy)}Q${at(...half, x, y)}`;
    });
  const of = (isOwn: boolean) => turnsOf(count).filter((_turn, index) => isMarked(index) === isOwn);
  return [
    line("leaf", ...of(false).flatMap(lane)),
    edge("gold", ...of(true).flatMap(lane)),
    ...of(false).map((turn) => body("leaf", circle(end(turn), 4))),
    ...of(true).map((turn) => body("gold", circle(end(turn), 6))),
    body("leaf", circle(CENTER, 46)),
    line("leaf", ...[40, 34, 28].map((r) => circle(CENTER, r))),
    body("gold", circle(CENTER, 16)),
  ].join("");
}

/** A balance that falls below zero and rises above it, filled with lines between it and the axis. */
export function drawDifference({ values }: CoverOf<"difference">): string {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const scale = 330 / (high - low);
  const axis = 60 + high * scale;
  const xs = steps(left, right, values.length);
  const curves = steps(0, 1, 22).map((part) => {
    const points = values.map((value, index): Point => [
      xs[index] ?? 0,
      axis - value * scale * part,
    ]);
    return `<path d="${curve(points)}"/>`;
  });
  const half = (name: string, y: number, height: number) =>
    `<clipPath id="${name}"><path d="M0 ${at(y)}h800v${at(height)}H0z"/></clipPath>`;
  return [
    `<defs><g id="gd">${curves.join("")}</g>${half("gu", 0, axis)}${half("gl", axis, 450)}</defs>`,
    `<g class="gold" clip-path="url(#gu)"><use href="#gd"/></g>`,
    `<g class="leaf" clip-path="url(#gl)"><use href="#gd"/></g>`,
    edge("leaf", levels(axis), ...xs.slice(1, -1).map((x) => `M${at(x, axis - 6)}v12`)),
  ].join("");
}
