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

/** One wave of a band. */
interface Wave {
  readonly name: string;
  /** How wide the band is. The wave is two periods longer. */
  readonly width: number;
  readonly period: number;
  /** From the middle to the crest. */
  readonly height: number;
}

const round = (value: number) => Number(value.toFixed(1));

const wavePath = ({ name, width, period, height }: Wave): string => {
  const half = period / 2;
  const count = Math.ceil(width / half) + 3;
  const more = Array.from({ length: count }, (_half, index) => `T${round((index + 2) * half)} 0`);
  return `<path id="${name}" d="M0 0Q${round(half / 2)} ${round(-2 * height)} ${round(half)} 0${more.join("")}" vector-effect="non-scaling-stroke"/>`;
};

/** Copies of a wave, each moved and flattened by its part of the whole, 0 to 1. */
function waveCopies(
  name: string,
  count: number,
  change: (part: number) => { readonly shift: number; readonly size: number },
): string {
  return Array.from({ length: count }, (_copy, copy) => {
    const { shift, size } = change(copy / count);
    return `<use href="#${name}" transform="translate(${shift.toFixed(1)}) scale(1 ${size.toFixed(3)})"/>`;
  }).join("");
}

interface Waves extends Pick<Rosette, "name" | "lines"> {
  readonly width: number;
  /** Height of the waves, from the middle to the crest. */
  readonly height: number;
  /** Where the middle of the band is. */
  readonly y: number;
}

const WAVES = 16;

/**
 * A guilloche band: two strands of waves, each wave shifted a little and flatter than the one before.
 *
 * @returns An SVG group, about 1 KB with brotli.
 */
export function drawWaves(random: Random, { width, height, y, name, lines }: Waves): string {
  const period = width / Math.round(random(4, 7));
  const strand = (direction: number) =>
    waveCopies(name, WAVES, (part) => ({
      shift: (direction * part * period) / 2.4,
      size: direction * (1 - 0.7 * part),
    }));
  const path = wavePath({ name, width, period, height });
  return `<defs>${path}</defs><g fill="none" ${lines} transform="translate(${-period / 2} ${y})">${strand(1)}${strand(-1)}</g>`;
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

const BAND = { width: 1440, height: 240, waves: 26 };

/** A family of waves that narrows and widens along its copies. */
function waveFamily(name: string, period: number, color: string): string {
  const copies = waveCopies(name, BAND.waves, (part) => ({
    shift: -period * part,
    size: Math.cos(part * Math.PI),
  }));
  return `<g fill="none" stroke="${color}" transform="translate(0 ${BAND.height / 2})">${copies}</g>`;
}

/**
 * The band behind closing words: two interlaced families of waves, for surfaces that are dark in both
 * colour schemes.
 *
 * @returns An SVG document, about 1 KB with brotli.
 */
export function drawBand({ leaf, gold }: Inks): string {
  const { width, height } = BAND;
  const defs = `<defs>${wavePath({ name: "a", width, period: 720, height: 100 })}${wavePath({ name: "b", width, period: 480, height: 65 })}</defs>`;
  const lines = waveFamily("a", 720, leaf.dark) + waveFamily("b", 480, gold.dark);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${defs}${lines}</svg>`;
}
