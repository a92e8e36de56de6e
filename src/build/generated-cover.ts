import path from "node:path";
import type { Node, NodePluginArgs } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";
import sharp from "sharp";
import { drawWaves, drawRosette, seededNumbers, type Random } from "./guilloche";
import { readSurface } from "./palette";

/** Pixels, as covers that authors add. */
const WIDTH = 1600;
const HEIGHT = 900;

/** Space between the frame and the edge. */
const EDGE = 44;

/** The paper of a cover, with the tokens of its two inks: one for what is large, one for what is small. */
const PAPERS = [
  { surface: "paper", first: "leaf", second: "gold" },
  { surface: "ink", first: "marigold", second: "leaf" },
  { surface: "leaf", first: "leaf-strong", second: "gold" },
  { surface: "sand", first: "gold", second: "leaf-strong" },
] as const;

interface Place {
  readonly center: readonly [number, number];
  readonly radius: number;
}

/** A composition: rosettes from large to small, and the height of the band behind them. */
interface Composition {
  readonly rosettes: readonly [Place, Place, Place];
  readonly band: number;
}

/** One of three compositions, as on certificates: a seal on the band, a pair, or a corner piece. */
function compose(random: Random): Composition {
  const side = random(0, 1) < 0.5 ? -1 : 1;
  const at = (x: number, y: number, radius: number): Place => ({
    center: [Math.round(WIDTH / 2 + side * x), Math.round(y)],
    radius: Math.round(radius),
  });
  const middle = HEIGHT / 2;
  const all: readonly Composition[] = [
    {
      rosettes: [
        at(0, middle, random(290, 320)),
        at(560, middle, random(90, 120)),
        at(-560, middle, random(90, 120)),
      ],
      band: middle,
    },
    {
      rosettes: [
        at(random(260, 320), middle, random(310, 350)),
        at(-360, middle, random(150, 180)),
        at(-640, middle, random(60, 80)),
      ],
      band: middle,
    },
    {
      rosettes: [
        at(random(420, 500), random(430, 480), random(420, 470)),
        at(-430, 330, random(130, 160)),
        at(-120, 330, random(60, 80)),
      ],
      band: HEIGHT - 200,
    },
  ];
  return all[Math.min(all.length - 1, Math.floor(random(0, all.length)))] ?? compose(random);
}

/**
 * Draws the cover of an entry that has none: a frame, a band of waves and three guilloche rosettes in
 * two inks, as on share certificates.
 *
 * @param seed Decides the paper and the drawing; the same seed gives the same cover.
 * @returns An SVG document.
 */
export function drawCover(seed: string, surfaceOf = readSurface): string {
  const random = seededNumbers(seed);
  const paper = PAPERS[Math.min(PAPERS.length - 1, Math.floor(random(0, PAPERS.length)))];
  if (paper === undefined) throw new Error(`No paper for the cover of ${seed}.`);
  const colorOf = surfaceOf(paper.surface);
  const lines = (ink: string, width: number) => `stroke="${colorOf(ink)}" stroke-width="${width}"`;
  const { rosettes, band } = compose(random);
  const [large, medium, small] = rosettes;
  const drawn = [
    drawWaves(random, {
      width: WIDTH,
      height: 130,
      y: band,
      name: "w",
      lines: lines(paper.second, 1.5),
    }),
    `<circle cx="${large.center[0]}" cy="${large.center[1]}" r="${large.radius * 1.02}" fill="${colorOf("paper")}"/>`,
    drawRosette(random, {
      ...large,
      name: "a",
      lines: lines(paper.first, 2),
      copies: large.radius > 400 ? 16 : 22,
    }),
    drawRosette(random, {
      ...large,
      radius: large.radius * 0.36,
      name: "b",
      lines: lines(paper.second, 1.6),
      copies: 16,
    }),
    ...[medium, small].map((place, index) =>
      [
        `<circle cx="${place.center[0]}" cy="${place.center[1]}" r="${place.radius * 1.1}" fill="${colorOf("paper")}"/>`,
        drawRosette(random, {
          ...place,
          name: `c${index}`,
          lines: lines(paper.second, 1.8),
          copies: 16,
        }),
      ].join(""),
    ),
  ];
  const frame = (inset: number, width: number) =>
    `<rect x="${inset}" y="${inset}" width="${WIDTH - 2 * inset}" height="${HEIGHT - 2 * inset}" fill="none" ${lines(paper.first, width)}/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${colorOf("paper")}"/><clipPath id="frame"><rect x="${EDGE}" y="${EDGE}" width="${WIDTH - 2 * EDGE}" height="${HEIGHT - 2 * EDGE}"/></clipPath><g clip-path="url(#frame)">${drawn.join("")}</g>${frame(EDGE, 3)}${frame(EDGE - 14, 1.5)}</svg>`;
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
