import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Node, NodePluginArgs } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";
import sharp from "sharp";
import { required } from "../lib/required";
import { readTokens } from "./design-tokens";

/** Pixels, as covers that authors add. */
const WIDTH = 1600;
const HEIGHT = 900;

/** Copies of the curve in a rosette, and points of each curve. */
const COPIES = 20;
const POINTS = 240;

/** A rosette: one closed curve drawn many times, each copy turned and scaled a little. */
interface Rosette {
  readonly center: readonly [number, number];
  /** Radius of the first copy, in pixels. */
  readonly radius: number;
  /** Number of petals of the two waves on the circle. */
  readonly petals: readonly [number, number];
  /** Height of the two waves, as shares of the radius. */
  readonly waves: readonly [number, number];
  /** Turn from one copy to the next, in radians. */
  readonly turn: number;
  /** Size of each copy against the one before. */
  readonly scale: number;
  readonly color: string;
}

/** The closed curve r(t) = radius × (1 + a cos nt + b cos mt), as an SVG path. */
function curve({ center, radius, petals, waves }: Rosette, turn: number, scale: number): string {
  const points = Array.from({ length: POINTS }, (_, index) => {
    const t = (index / POINTS) * 2 * Math.PI;
    const wave = waves[0] * Math.cos(petals[0] * t) + waves[1] * Math.cos(petals[1] * t);
    const r = radius * scale * (1 + wave);
    const [x, y] = [center[0] + r * Math.cos(t + turn), center[1] + r * Math.sin(t + turn)];
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `<path d="M${points.join("L")}Z"/>`;
}

function drawRosette(rosette: Rosette): string {
  const copies = Array.from({ length: COPIES }, (_, index) =>
    curve(rosette, rosette.turn * index, rosette.scale ** index),
  );
  return `<g fill="none" stroke="${rosette.color}" stroke-width="2.5">${copies.join("")}</g>`;
}

/** Numbers between two bounds that are always the same for a seed. */
function seededNumbers(seed: string): (from: number, to: number) => number {
  const bytes = createHash("sha256").update(seed).digest();
  let used = 0;
  return (from, to) => {
    const share = bytes.readUInt8(used % bytes.length) / 255;
    used += 1;
    return from + share * (to - from);
  };
}

type Palette = Readonly<Record<"paper" | "ink" | "leaf" | "marigold", string>>;

/** The light colours of `src/styles/tokens.css`. */
function readPalette(): Palette {
  const tokens = readTokens(readFileSync("src/styles/tokens.css", "utf8"));
  const color = (name: string) =>
    required(tokens.find((token) => token.name === `--${name}`)?.value, `--${name} in tokens.css`);
  return {
    paper: color("paper"),
    ink: color("ink"),
    leaf: color("leaf"),
    marigold: color("marigold"),
  };
}

/**
 * Draws the cover of an entry that has none: two guilloche rosettes, as on share certificates.
 *
 * @param seed Decides the drawing; the same seed gives the same drawing.
 * @returns An SVG document.
 */
export function drawCover(seed: string, palette: Palette = readPalette()): string {
  const number = seededNumbers(seed);
  const whole = (from: number, to: number) => Math.round(number(from, to));
  const rosette = (radius: number, center: readonly [number, number], color: string): Rosette => ({
    center,
    radius,
    petals: [whole(3, 7), whole(8, 14)],
    waves: [number(0.14, 0.3), number(0.03, 0.1)],
    turn: number(0.03, 0.09),
    scale: number(0.9, 0.94),
    color,
  });
  const side = number(0, 1) < 0.5 ? -1 : 1;
  const middle = WIDTH / 2;
  const shapes = [
    rosette(number(280, 300), [middle + side * number(120, 220), HEIGHT / 2], palette.leaf),
    rosette(number(120, 150), [middle - side * number(380, 460), HEIGHT / 2], palette.marigold),
  ];
  const rule = `<path d="M0 ${HEIGHT - 36}H${WIDTH}" stroke="${palette.ink}" stroke-width="4"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${palette.paper}"/>${shapes.map(drawRosette).join("")}${rule}</svg>`;
}

/** What a cover needs to know of its entry. */
interface CoveredEntry {
  readonly slug: string;
  readonly title: string;
}

type NodeApi = Pick<NodePluginArgs, "actions" | "cache" | "createNodeId" | "getCache">;

/**
 * Creates the cover of an entry that has none, as a File node below the entry's file. Its `src` is
 * relative to that file, like the path that an author writes, so it passes the same image pipeline.
 *
 * @param parent The Mdx node of the entry.
 * @param folder Absolute path of the folder of the entry's file.
 */
export async function createGeneratedCover(
  api: NodeApi,
  parent: Node,
  folder: string,
  { slug, title }: CoveredEntry,
): Promise<{ src: string; alt: string }> {
  const buffer = await sharp(Buffer.from(drawCover(slug)))
    .png()
    .toBuffer();
  const { actions, cache, createNodeId, getCache } = api;
  const file = await createFileNodeFromBuffer({
    buffer,
    name: slug.replaceAll("/", "-"),
    ext: ".png",
    parentNodeId: parent.id,
    createNode: actions.createNode,
    createNodeId,
    cache,
    getCache,
  });
  actions.createParentChildLink({ parent, child: file });
  return {
    src: path.relative(folder, file.absolutePath),
    alt: `A pattern of fine curved lines, drawn for “${title}”`,
  };
}
