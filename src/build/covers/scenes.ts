import type { CoverOf } from "../../content-model/cover";
import { readFileSync } from "node:fs";
import {
  at,
  body,
  edge,
  INNER,
  inkOf,
  levels,
  line,
  rays,
  rosette,
  side,
  steps,
  turnsOf,
  type Ink,
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

/** Scales with two amounts. The lower one is lighter, and marked. */
export function drawBalance({ left, right }: CoverOf<"balance">): string {
  const share = Math.abs(left - right) / Math.max(left, right);
  const tilt = Math.min(14, 5 + share * 60) * (left < right ? 1 : -1);
  const top: Point = [400, 96];
  const radians = (tilt * Math.PI) / 180;
  const end = (way: number): Point => [
    top[0] + way * 250 * Math.cos(radians),
    top[1] + way * 250 * Math.sin(radians),
  ];
  const pan = (way: number, ink: Ink) => {
    const [x, y] = end(way);
    const level = y + 176;
    const chains = [-92, -46, 0, 46, 92].map((dx) => `M${at(x, y)}L${at(x + dx, level)}`);
    const bowl = steps(0.1, 1, 8).map(
      (part) => `M${at(x - 104, level)}Q${at(x, level + 96 * part, x + 104, level)}`,
    );
    const coins = [0, 1, 2, 3, 4, 5].map(
      (index) => `M${at(x - 44, level - 8 - index * 11)}a44 9 0 0 0 88 0v-9a44 9 0 0 0 -88 0z`,
    );
    return [
      line("leaf", ...chains),
      ...coins.map((coin) => body(ink, coin)),
      body(ink, `M${at(x - 44, level - 72)}a44 9 0 1 0 88 0a44 9 0 1 0 -88 0z`),
      body("leaf", `M${at(x - 112, level)}h224q-20 54 -112 54t-112 -54z`),
      line("leaf", ...bowl.slice(0, 5)),
    ].join("");
  };
  const shaft = steps(-9, 9, 7).map((dx) => `M${at(400 + dx, 110)}V372`);
  return [
    body("leaf", "M389 110h22v262h-22z"),
    line("leaf", ...shaft),
    body("leaf", "M330 372h140l22 22h-184z"),
    line("leaf", "M336 377h128M332 382h136M326 388h148"),
    `<g transform="rotate(${at(tilt)} 400 96)">${body("leaf", "M140 90q130 -8 260 -14q130 6 260 14v12q-130 -6 -260 4q-130 -10 -260 -4z")}${line("leaf", "M146 94q127 -8 254 -12q127 4 254 12M146 98q127 -5 254 -2q127 -3 254 2")}</g>`,
    pan(-1, left < right ? "gold" : "leaf"),
    pan(1, left < right ? "leaf" : "gold"),
    rosette("gold", top, 34, {
      name: "p",
      lobes: 12,
      depth: 0.12,
      copies: 9,
      turn: 0.35,
      least: 0.3,
    }),
    edge("leaf", levels(394)),
    line("leaf", levels(400, 406, 412)),
  ].join("");
}

/** Goods, from the file of their drawing. */
export function drawGoods({ name }: CoverOf<"trade">): string {
  const svg = readFileSync(`static/figures/trade-${name}.svg`, "utf8");
  const drawing = svg.slice(svg.indexOf("</style>") + "</style>".length, svg.lastIndexOf("</svg>"));
  return `<g transform="translate(165 39) scale(.59)">${drawing}</g>`;
}
