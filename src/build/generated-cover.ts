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

type Random = (from: number, to: number) => number;

/**
 * A rosette: the closed curve r(t) = radius × (1 + a cos nt + b cos mt), drawn many times, each copy
 * turned and scaled a little.
 */
function drawRosette(
  random: Random,
  radius: number,
  [centerX, centerY]: readonly [number, number],
  color: string,
): string {
  const [few, many] = [Math.round(random(3, 7)), Math.round(random(8, 14))];
  const [high, low] = [random(0.14, 0.3), random(0.03, 0.1)];
  const [turn, scale] = [random(0.03, 0.09), random(0.9, 0.94)];
  const copies = Array.from({ length: COPIES }, (_copy, copy) => {
    const points = Array.from({ length: POINTS }, (_point, point) => {
      const t = (point / POINTS) * 2 * Math.PI;
      const wave = high * Math.cos(few * t) + low * Math.cos(many * t);
      const r = radius * scale ** copy * (1 + wave);
      const angle = t + turn * copy;
      const [x, y] = [centerX + r * Math.cos(angle), centerY + r * Math.sin(angle)];
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    });
    return `<path d="M${points.join("L")}Z"/>`;
  });
  return `<g fill="none" stroke="${color}" stroke-width="2.5">${copies.join("")}</g>`;
}

/** Numbers between two bounds that are always the same for a seed. */
function seededNumbers(seed: string): Random {
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
  const random = seededNumbers(seed);
  const side = random(0, 1) < 0.5 ? -1 : 1;
  const large = [WIDTH / 2 + side * random(120, 220), HEIGHT / 2] as const;
  const small = [WIDTH / 2 - side * random(380, 460), HEIGHT / 2] as const;
  const rosettes = [
    drawRosette(random, random(280, 300), large, palette.leaf),
    drawRosette(random, random(120, 150), small, palette.marigold),
  ];
  const rule = `<path d="M0 ${HEIGHT - 36}H${WIDTH}" stroke="${palette.ink}" stroke-width="4"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${palette.paper}"/>${rosettes.join("")}${rule}</svg>`;
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
  { slug, title }: { readonly slug: string; readonly title: string },
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
