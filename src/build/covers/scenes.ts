import type { CoverOf } from "../../content-model/cover";
import { readFileSync } from "node:fs";
import {
  at,
  edge,
  INNER,
  inkOf,
  line,
  rays,
  rosette,
  side,
  steps,
  turnsOf,
  type Point,
} from "./pen";

/** How far the stair goes back. */
const DEPTH: Point = [44, -36];

/** Prices that fall like the treads of a stair. */
export function drawSteps({ prices }: CoverOf<"steps">): string {
  const { left, right } = INNER;
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const width = (right - left) / prices.length;
  const tops = prices.map((price) => 112 + ((high - price) / (high - low || 1)) * 206);
  const front = steps(0, 1, 22).map((flat) =>
    tops
      .map((y, index) => {
        const own = y + (420 - y) * flat;
        return `${index === 0 ? `M${left} ` : "V"}${at(own)}H${at(left + width * (index + 1))}`;
      })
      .join(""),
  );
  const treads = tops.map((y, index) => {
    const x = left + width * index;
    const before = tops[index - 1] ?? y;
    const ink = inkOf(index, tops.length);
    const riser = side("leaf", { corner: [x, before], across: [0, y - before], down: DEPTH }, 9);
    return (
      (index === 0 ? "" : riser) + side(ink, { corner: [x, y], across: [width, 0], down: DEPTH }, 7)
    );
  });
  const sun: Point = [right - 112, 132];
  return [
    line("gold", rays(sun, turnsOf(60), 80, 92)),
    rosette("gold", sun, 72, {
      name: "n",
      lobes: 9 + (prices.length % 5) * 2,
      depth: 0.1 + (prices.length % 3) * 0.03,
      copies: 13,
      turn: 0.3,
      least: 0.3,
    }),
    line("leaf", ...front.slice(1)),
    ...treads,
    edge("leaf", front[0] ?? ""),
  ].join("");
}

/** Goods, from the file of their drawing. */
export function drawGoods({ name }: CoverOf<"trade">): string {
  const svg = readFileSync(`static/drawings/trade-${name}.svg`, "utf8");
  const drawing = svg.slice(svg.indexOf("</style>") + "</style>".length, svg.lastIndexOf("</svg>"));
  return `<g transform="translate(165 39) scale(.59)">${drawing}</g>`;
}
