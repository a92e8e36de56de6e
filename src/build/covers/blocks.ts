import type { CoverOf } from "../../content-model/cover";
import { sum } from "../../lib/sum";
import { at, body, edge, inkOf, levels, line, side, steps, type Ink } from "./pen";

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
  const room = 720 / values.length;
  const half = Math.min(66, room * 0.36);
  const columns = values.map((value, index) => {
    const ink = inkOf(index, marked);
    const x = 40 + room * (index + 0.5);
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
