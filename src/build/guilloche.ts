import { createHash } from "node:crypto";
import type { PaletteColor } from "./palette";

/** Copies of the curve in a rosette, and points of the curve. */
const COPIES = 24;
const POINTS = 320;

/** A number between two bounds. */
export type Random = (from: number, to: number) => number;

/** Numbers that are always the same for a seed. */
export function seededNumbers(seed: string): Random {
  const bytes = createHash("sha256").update(seed).digest();
  let used = 0;
  return (from, to) => {
    const share = bytes.readUInt8(used % bytes.length) / 255;
    used += 1;
    return from + share * (to - from);
  };
}

interface Rosette {
  readonly radius: number;
  readonly center: readonly [number, number];
  /** Name of the rosette, unique in its document. */
  readonly name: string;
  /** Attributes of the lines: colour and width. */
  readonly lines: string;
  /** Copies of the curve. A picture with fewer is smaller. */
  readonly copies?: number;
}

/** The curve of a rosette as SVG path data, and how each copy of it is turned (degrees) and scaled. */
interface RosetteShape {
  readonly curve: string;
  readonly copies: readonly { readonly angle: number; readonly size: number }[];
}

/**
 * The shape of a guilloche rosette, as engraved on share certificates: the closed curve
 * r(t) = radius × (1 + a cos nt + b cos mt), drawn many times, each copy turned and scaled a little.
 */
export function rosetteShape(random: Random, radius: number, count = COPIES): RosetteShape {
  const few = Math.round(random(5, 10));
  const many = few * Math.round(random(2, 3));
  const [high, low] = [random(0.12, 0.26), random(0.03, 0.09)];
  const [turn, scale] = [random(1.6, 4.4), random(0.93, 0.955)];
  const points = Array.from({ length: POINTS }, (_point, point) => {
    const t = (point / POINTS) * 2 * Math.PI;
    const r = radius * (1 + high * Math.cos(few * t) + low * Math.cos(many * t));
    return `${(r * Math.cos(t)).toFixed(1)} ${(r * Math.sin(t)).toFixed(1)}`;
  });
  const copies = Array.from({ length: count }, (_copy, copy) => ({
    angle: Number((turn * copy).toFixed(1)),
    size: Number((scale ** copy).toFixed(3)),
  }));
  return { curve: `M${points.join("L")}Z`, copies };
}

/**
 * Draws a guilloche rosette.
 *
 * @returns An SVG group. The curve is defined once and copied by `<use>`, about 2 KB with brotli.
 */
export function drawRosette(random: Random, rosette: Rosette): string {
  const { radius, center, name, lines } = rosette;
  const { curve, copies } = rosetteShape(random, radius, rosette.copies);
  const uses = copies.map(
    ({ angle, size }) => `<use href="#${name}" transform="rotate(${angle}) scale(${size})"/>`,
  );
  return `<defs><path id="${name}" d="${curve}" vector-effect="non-scaling-stroke"/></defs><g fill="none" ${lines} transform="translate(${center.join(" ")})">${uses.join("")}</g>`;
}

/** Colours of the two inks. */
export type Inks = Readonly<Record<"leaf" | "gold", PaletteColor>>;

const SIZE = 800;

/**
 * The figure behind the head of a page: two rosettes in two inks, which follow the visitor's colour
 * scheme.
 *
 * @param seed Decides the figure; the same seed gives the same figure.
 * @returns An SVG document, at most 4 KB with brotli.
 */
export function drawFigure(seed: string, { leaf, gold }: Inks): string {
  const random = seededNumbers(seed);
  const half = SIZE / 2;
  const rosettes = [
    drawRosette(random, {
      radius: random(270, 300),
      center: [half, half],
      name: "a",
      lines: 'class="a" stroke-width="1"',
    }),
    drawRosette(random, {
      radius: random(90, 120),
      center: [half, half],
      name: "b",
      lines: 'class="b" stroke-width="1"',
    }),
  ];
  const style = `.a{stroke:${leaf.light}}.b{stroke:${gold.light}}@media(prefers-color-scheme:dark){.a{stroke:${leaf.dark}}.b{stroke:${gold.dark}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><style>${style}</style>${rosettes.join("")}</svg>`;
}
