import path from "node:path";
import type { Node, NodePluginArgs } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";
import sharp from "sharp";
import { drawRosette, seededNumbers } from "./guilloche";
import { readPalette } from "./palette";

/** Pixels, as covers that authors add. */
const WIDTH = 1600;
const HEIGHT = 900;

/**
 * Draws the cover of an entry that has none: two guilloche rosettes, as on share certificates.
 *
 * @param seed Decides the drawing; the same seed gives the same drawing.
 * @returns An SVG document.
 */
export function drawCover(seed: string, colorOf = readPalette()): string {
  const random = seededNumbers(seed);
  const side = random(0, 1) < 0.5 ? -1 : 1;
  const large = [WIDTH / 2 + side * random(120, 220), HEIGHT / 2] as const;
  const small = [WIDTH / 2 - side * random(380, 460), HEIGHT / 2] as const;
  const rosettes = [
    drawRosette(random, {
      radius: random(280, 300),
      center: large,
      name: "large",
      lines: `stroke="${colorOf("leaf").light}" stroke-width="2"`,
    }),
    drawRosette(random, {
      radius: random(120, 150),
      center: small,
      name: "small",
      lines: `stroke="${colorOf("marigold").light}" stroke-width="2"`,
    }),
  ];
  const rule = `<path d="M0 ${HEIGHT - 36}H${WIDTH}" stroke="${colorOf("ink").light}" stroke-width="4"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${colorOf("paper").light}"/>${rosettes.join("")}${rule}</svg>`;
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
