import type { CoverOf } from "../../content-model/cover";
import { sum } from "../../lib/sum";
import {
  at,
  body,
  edge,
  INNER,
  inkOf,
  levels,
  line,
  rays,
  rosetteCurve,
  rosetteLines,
  side,
  steps,
  type Ink,
} from "./pen";

/** Distance of the lines of each layer: neighbours differ. */
const GAPS = [7, 11, 5, 14, 8, 5, 12, 6];

/** Half of a block's width, and the slope of its edges. */
interface Block {
  readonly x: number;
  readonly half: number;
}

const SLOPE = 0.42;

function layer({ x, half }: Block, top: number, height: number, ink: Ink, gap: number): string {
  const [over, back] = [half * SLOPE, -half * SLOPE];
  return [
    side(ink, { corner: [x - half, top], across: [half, over], down: [0, height] }, gap),
    side(ink, { corner: [x, top + over], across: [half, back], down: [0, height] }, gap * 2),
    side(ink, { corner: [x - half, top], across: [half, back], down: [half, over] }, 9),
  ].join("");
}

/** One total as a block in separate layers, or several as blocks beside each other. */
export function drawLayers({ stacks, marked }: CoverOf<"layers">): string {
  const isOne = stacks.length === 1;
  const half = isOne ? 150 : Math.min(88, 330 / stacks.length);
  const totals = stacks.map(sum);
  const space = isOne ? Math.min(18, 90 / (stacks[0]?.length ?? 1)) : 0;
  const tall = (isOne ? 372 - half * 2 * SLOPE : 290) - space * ((stacks[0]?.length ?? 1) - 1);
  const bottom = 412;
  return stacks
    .map((parts, stack) => {
      const x = 400 + (stack - (stacks.length - 1) / 2) * half * 2.7;
      let y = bottom - half * SLOPE;
      return parts
        .map((part, index) => {
          const height = Math.max(3, (part / Math.max(...totals)) * tall);
          y -= height;
          const top = y;
          y -= space;
          const ink = inkOf(isOne ? index : stack, marked);
          return layer({ x, half }, top, height, ink, GAPS[index % GAPS.length] ?? 8);
        })
        .join("");
    })
    .join("");
}

/** Fluted columns on one base, as tall as their amounts. */
export function drawColumns({ values, marked }: CoverOf<"columns">): string {
  const bottom = 396;
  const place = 720 / values.length;
  const half = Math.min(66, place * 0.36);
  const columns = values.map((value, index) => {
    const ink = inkOf(index, marked);
    const x = 40 + place * (index + 0.5);
    const height = Math.max(30, (value / Math.max(...values)) * 336);
    const top = bottom - height;
    const block = (y: number, more: number, deep: number) =>
      body(
        ink,
        `M${at(x - half - more, y)}h${at(2 * (half + more))}v${at(deep)}h${at(-2 * (half + more))}z`,
      );
    const flutes = steps(-1, 1, Math.max(9, Math.round(half / 2.4))).map(
      (part) => `M${at(x + half * Math.sin((part * Math.PI) / 2), top + 16)}V${at(bottom - 10)}`,
    );
    return [
      block(top + 16, 0, height - 26),
      line(ink, ...flutes),
      block(top, 9, 7),
      block(top + 7, 4, 9),
      block(bottom - 10, 6, 10),
    ].join("");
  });
  const base = line("leaf", levels(bottom + 6, bottom + 12, bottom + 18));
  return edge("leaf", levels(bottom)) + base + columns.join("");
}

/** An arcade: one arch for each question. */
export function drawArches({ count, marked }: CoverOf<"arches">): string {
  const { left, right } = INNER;
  const width = (right - left) / count;
  const [top, bottom] = [86, 404];
  const outer = width * 0.46;
  const inner = width * 0.32;
  const spring = Math.min(250, top + 40 + outer);
  const arch = (r: number, x: number) =>
    `M${at(x - r, bottom)}V${at(spring)}a${at(r, r)} 0 0 1 ${at(2 * r, 0)}V${bottom}z`;
  const arches = Array.from({ length: count }, (_arch, index) => {
    const x = left + width * (index + 0.5);
    const ink = inkOf(index, marked);
    const stones = rays([x, spring], steps(-0.25, 0.25, 15), inner, outer);
    const light = steps(0.1, 0.9, 9).map((part) => arch(inner * part, x));
    return [
      body(ink, arch(outer, x)),
      line(
        ink,
        stones,
        `M${at(x - outer, spring)}h${at(outer - inner)}M${at(x + inner, spring)}h${at(outer - inner)}`,
      ),
      body(ink, arch(inner, x)),
      ink === "gold" ? line(ink, ...light) : line(ink, arch(inner * 0.86, x)),
    ].join("");
  });
  return [
    line("leaf", levels(...steps(top, bottom, 36))),
    ...arches,
    edge("leaf", levels(top, top - 5, top - 10, top - 20, bottom)),
  ].join("");
}

const SEAL = { name: "s", lobes: 12, depth: 0.12, copies: 8, turn: 0.4, least: 0.3 };

function sheet(ink: Ink): string {
  const rows = steps(-78, 76, 15).map((y, row) => `M-72 ${at(y)}h${row % 4 === 3 ? 82 : 144}`);
  const address = "M-72 -138h70M-72 -128h46M-72 -118h58";
  return [
    body(ink, "M-92 -164h184v300h-184z"),
    line(ink, "M-86 -158h172v288h-172z", ...rows, address),
    rosetteLines(ink, [46, -116], SEAL),
  ].join("");
}

/** Documents in a fan. The one that matters lies on top. */
export function drawSheets({ count, marked }: CoverOf<"sheets">): string {
  const spread = Math.min(64, 21 * (count - 1));
  const drawn = steps(-spread / 2, spread / 2, count).map((angle, index) => {
    const ink = inkOf(index, marked);
    const place = `rotate(${at(angle)} 400 760) translate(400 ${ink === "gold" ? 230 : 238}) scale(.94)`;
    return `<g transform="${place}">${sheet(ink)}</g>`;
  });
  const [onTop = ""] = drawn.splice(marked - 1, 1);
  return rosetteCurve(27, SEAL) + drawn.join("") + onTop;
}
