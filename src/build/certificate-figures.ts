import { at, circle, curve, rays, rosette, steps, type Point } from "./covers/pen";
import { seededNumbers, type Inks } from "./guilloche";

/** An SVG document in two inks, which follow the visitor's colour scheme. */
function figure([width, height]: Point, { leaf, gold }: Inks, drawing: string): string {
  const scheme = (key: "light" | "dark") =>
    `.leaf,.edge{stroke:${leaf[key]}}.gold{stroke:${gold[key]}}`;
  const style = `path{fill:none}.fine path{stroke-width:.8;vector-effect:non-scaling-stroke}.edge{stroke-width:1.6}.body{stroke:none}${scheme("light")}@media(prefers-color-scheme:dark){${scheme("dark")}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${style}</style>${drawing}</svg>`;
}

/** The picture has nine tiles of this size; the four at the sides repeat. */
const TILE = 64;
const SIZE = 3 * TILE;

/** Strands of one ink that cross in a tile, and come out as they went in. */
function braid(strands: number, height: number, periods: number): string {
  const xs = steps(TILE, 2 * TILE, 13);
  return Array.from({ length: strands }, (_strand, index) => {
    const phase = index / strands;
    const points = xs.map((x): Point => {
      const turn = ((x - TILE) / TILE) * periods + phase;
      return [x, TILE / 2 + height * Math.sin(turn * 2 * Math.PI)];
    });
    return curve(points);
  }).join("");
}

/** The rules along the outer and the inner edge. */
const rules = [3, 7, TILE - 7, TILE - 3];

/**
 * The border of a certificate as an image for `border-image`: a braid along each side and a rosette in
 * each corner. It follows the visitor's colour scheme.
 *
 * @returns An SVG document, about 3 KB with brotli.
 */
export function drawCertificateBorder({ leaf, gold }: Inks): string {
  const corner = rosette("leaf", [TILE / 2, TILE / 2], TILE * 0.36, {
    name: "c",
    lobes: 12,
    depth: 0.13,
    copies: 9,
    turn: 0.32,
    least: 0.3,
  });
  const sideRules = rules.map((y) => `M${TILE} ${y}h${TILE}`).join("");
  const turned = rules.slice(0, 2).map((inset) => `M${inset} ${TILE}V${inset}H${TILE}`);
  const inner = rules.slice(2).map((inset) => `M${inset} ${TILE}V${inset}H${TILE}`);
  const quarter = [
    `<path class="gold" d="${braid(4, 11, 1)}"/>`,
    `<path class="leaf" d="${braid(4, 19, 1)}"/>`,
    `<path class="edge" d="${sideRules}${turned.join("")}${inner.join("")}"/>`,
    corner,
    `<path class="gold" d="${circle([TILE / 2, TILE / 2], TILE * 0.39)}"/>`,
  ].join("");
  const quarters = [90, 180, 270].map(
    (angle) => `<use href="#q" transform="rotate(${at(angle, SIZE / 2, SIZE / 2)})"/>`,
  );
  return figure([SIZE, SIZE], { leaf, gold }, `<g id="q">${quarter}</g>${quarters.join("")}`);
}

const SEAL = 400;

/**
 * The seal of a certificate: a rosette in two rings.
 *
 * @param seed Decides the rosette.
 * @returns An SVG document, about 2 KB with brotli.
 */
export function drawSeal(seed: string, { leaf, gold }: Inks): string {
  const random = seededNumbers(seed);
  const whole = (from: number, to: number) => Math.round(random(from, to));
  const center: Point = [SEAL / 2, SEAL / 2];
  const turns = Array.from({ length: 120 }, (_tick, tick) => tick / 120);
  const outer = {
    name: "o",
    lobes: whole(14, 24),
    depth: random(0.08, 0.15),
    copies: 15,
    turn: random(0.18, 0.42),
    least: 0.42,
  };
  const inner = {
    name: "i",
    lobes: whole(9, 14),
    depth: random(0.1, 0.18),
    copies: 9,
    turn: random(0.22, 0.4),
    least: 0.2,
  };
  const parts = [
    `<path class="gold" d="${rays(center, turns, 182, 194)}${circle(center, 196)}${circle(center, 180)}"/>`,
    rosette("leaf", center, 172, outer),
    rosette("gold", center, 68, inner),
  ];
  const drawing = `<g class="fine">${parts.join("")}</g>`;
  return figure([SEAL, SEAL], { leaf, gold }, drawing);
}
