import { createHash } from "node:crypto";
import type { DrawnCover } from "../../content-model/cover";
import { readPalette, type PaletteColor } from "../palette";
import { drawColumns, drawLayers } from "./blocks";
import { drawDial } from "./dial";
import { at, CENTER, INNER, SIZE } from "./pen";
import { drawGoods, drawSteps } from "./scenes";

/** A number between two bounds. */
type Random = (from: number, to: number) => number;

/** Numbers that are always the same for a seed. */
function seededNumbers(seed: string): Random {
  const bytes = createHash("sha256").update(seed).digest();
  let used = 0;
  return (from, to) => {
    const share = bytes.readUInt8(used % bytes.length) / 255;
    used += 1;
    return from + share * (to - from);
  };
}

/** Papers of covers, each with the tokens of its two inks. */
const PAPERS = [
  { surface: "paper", leaf: "leaf", gold: "gold" },
  { surface: "ink", leaf: "leaf", gold: "marigold" },
  { surface: "leaf", leaf: "leaf-strong", gold: "gold" },
  { surface: "sand", leaf: "leaf-strong", gold: "gold" },
] as const;

/** A fact from the text. */
function drawFact(cover: DrawnCover): string {
  switch (cover.kind) {
    case "columns":
      return drawColumns(cover);
    case "dial":
      return drawDial(cover);
    case "layers":
      return drawLayers(cover);
    case "steps":
      return drawSteps(cover);
    case "trade":
      return drawGoods(cover);
  }
}

const WAVES = 16;

/** A guilloche band: two strands of waves, each wave shifted a little and flatter than the one before. */
function drawBand(random: Random): string {
  const period = SIZE.width / Math.round(random(4, 7));
  const half = period / 2;
  const crests = Array.from({ length: Math.ceil(SIZE.width / half) + 3 }, (_crest, index) => index);
  const rest = crests.map((index) => `T${at((index + 2) * half, 0)}`).join("");
  const wave = `<path id="w" d="M0 0Q${at(half / 2, -140, half, 0)}${rest}"/>`;
  const strand = (way: number) =>
    Array.from({ length: WAVES }, (_copy, copy) => {
      const part = copy / WAVES;
      const size = (way * (1 - 0.7 * part)).toFixed(3);
      return `<use href="#w" transform="translate(${at((way * part * period) / 2.4)}) scale(1 ${size})"/>`;
    }).join("");
  return `<defs>${wave}</defs><g class="gold" transform="translate(${at(-half, CENTER[1])})">${strand(1)}${strand(-1)}</g>`;
}

const WITH_BAND: ReadonlySet<DrawnCover["kind"]> = new Set(["dial", "trade"]);

/** The style of a paper: its colours in both schemes. */
function styleOf({ surface, leaf, gold }: (typeof PAPERS)[number]): string {
  const colorOf = readPalette(surface);
  const scheme = (key: keyof PaletteColor) =>
    `.leaf{stroke:${colorOf(leaf)[key]}}.gold{stroke:${colorOf(gold)[key]}}.body{fill:${colorOf("paper")[key]}}`;
  return `path{fill:none;stroke-width:.9;vector-effect:non-scaling-stroke}.body,.edge{stroke-width:1.5}${scheme("light")}@media(prefers-color-scheme:dark){${scheme("dark")}}`;
}

/**
 * Draws covers: a fact from the text in two inks, in a frame as on a share certificate. A cover follows the
 * visitor's colour scheme.
 *
 * @returns A function from an entry's address, which decides the paper and the waves, and its cover to an
 * SVG document.
 */
export function coverDrawer(): (seed: string, cover: DrawnCover) => string {
  const styles = PAPERS.map(styleOf);
  const { left, right, top, bottom } = INNER;
  const { width, height } = SIZE;
  const inside = `M${left} ${top}H${right}V${bottom}H${left}z`;
  return (seed, cover) => {
    const random = seededNumbers(seed);
    const style = styles[Math.floor(random(0, styles.length - 0.01))] ?? "";
    const band = WITH_BAND.has(cover.kind) ? drawBand(random) : "";
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>${style}</style><path class="body" d="M0 0h800v450H0z"/><clipPath id="in"><path d="${inside}"/></clipPath><g clip-path="url(#in)">${band}${drawFact(cover)}</g><path class="leaf edge" d="${inside}"/><path class="leaf" d="M16 16h768v418H16z"/></svg>`;
  };
}
