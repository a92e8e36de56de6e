import type { DrawnCover } from "../../content-model/cover";
import { drawWaves, seededNumbers } from "../guilloche";
import { readSurface, type PaletteColor } from "../palette";
import { drawArches, drawColumns, drawLayers, drawSheets } from "./blocks";
import { drawBands, drawDial, drawRosettes, drawTally } from "./circles";
import { INNER, SIZE } from "./pen";
import { drawBalance, drawGoods, drawSteps } from "./scenes";
import { drawBranches, drawDifference, drawLanes, drawNarrowing } from "./streams";

/** Papers of covers, each with the tokens of its two inks. */
const PAPERS = [
  { surface: "paper", leaf: "leaf", gold: "gold" },
  { surface: "ink", leaf: "leaf", gold: "marigold" },
  { surface: "leaf", leaf: "leaf-strong", gold: "gold" },
  { surface: "sand", leaf: "leaf-strong", gold: "gold" },
] as const;

function drawFact(cover: DrawnCover): string {
  switch (cover.kind) {
    case "arches":
      return drawArches(cover);
    case "balance":
      return drawBalance(cover);
    case "bands":
      return drawBands(cover);
    case "branches":
      return drawBranches(cover);
    case "columns":
      return drawColumns(cover);
    case "dial":
      return drawDial(cover);
    case "difference":
      return drawDifference(cover);
    case "lanes":
      return drawLanes(cover);
    case "layers":
      return drawLayers(cover);
    case "narrowing":
      return drawNarrowing(cover);
    case "rosettes":
      return drawRosettes(cover);
    case "sheets":
      return drawSheets(cover);
    case "steps":
      return drawSteps(cover);
    case "tally":
      return drawTally(cover);
    case "trade":
      return drawGoods(cover);
  }
}

const WITH_BAND: ReadonlySet<DrawnCover["kind"]> = new Set(["dial", "trade"]);

/**
 * Draws the cover of an entry: a fact from its text in two inks, in a frame as on a share certificate. It
 * follows the visitor's colour scheme.
 *
 * @param seed Decides the paper and the waves; the entry's address.
 * @returns An SVG document.
 */
export function drawCover(seed: string, cover: DrawnCover): string {
  const random = seededNumbers(seed);
  const paper = PAPERS[Math.floor(random(0, PAPERS.length - 0.01))] ?? PAPERS[0];
  const colorOf = readSurface(paper.surface);
  const scheme = (key: keyof PaletteColor) =>
    `.leaf{stroke:${colorOf(paper.leaf)[key]}}.gold{stroke:${colorOf(paper.gold)[key]}}.ground{stroke:${colorOf("paper")[key]}}.body{fill:${colorOf("paper")[key]}}`;
  const style = `path{fill:none;stroke-width:.9;vector-effect:non-scaling-stroke}.body,.edge{stroke-width:1.5}.dot{stroke-width:inherit;stroke-linecap:round;vector-effect:none}${scheme("light")}@media(prefers-color-scheme:dark){${scheme("dark")}}`;
  const { left, right, top, bottom } = INNER;
  const inside = `M${left} ${top}H${right}V${bottom}H${left}z`;
  const band = WITH_BAND.has(cover.kind)
    ? drawWaves(random, { width: SIZE.width, height: 70, y: 225, name: "w", lines: 'class="gold"' })
    : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}"><style>${style}</style><path class="body" d="M0 0h800v450H0z"/><clipPath id="in"><path d="${inside}"/></clipPath><g clip-path="url(#in)">${band}${drawFact(cover)}</g><path class="leaf edge" d="${inside}"/><path class="leaf" d="M16 16h768v418H16z"/></svg>`;
}
