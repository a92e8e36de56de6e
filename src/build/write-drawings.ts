import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { drawnCover } from "../content-model/cover";
import { coverFigure } from "../lib/cover";
import { figureOf } from "../lib/page-figure";
import { coverDrawer } from "./covers/draw-cover";
import { drawFigure } from "./guilloche";
import { readPalette } from "./palette";

interface Drawn {
  readonly url: string;
  readonly cover?: { readonly drawing: unknown } | null;
}

/**
 * Draws the figure behind the head of each page, and the covers of entries whose author gave no image.
 * Drawings that are the same for every content are files of `static/figures/`.
 *
 * @param folder The folder that the site is served from.
 */
export async function writeDrawings(
  folder: string,
  entries: Readonly<Record<"withFigure" | "withCover", readonly Drawn[]>>,
): Promise<void> {
  const colorOf = readPalette();
  const inks = { leaf: colorOf("leaf"), gold: colorOf("gold") };
  const drawCover = coverDrawer();
  await mkdir(path.join(folder, "figures"), { recursive: true });
  for (const { url } of entries.withFigure) {
    await writeFile(path.join(folder, figureOf(url)), drawFigure(url, inks));
  }
  for (const { url, cover } of entries.withCover) {
    if (cover?.drawing == null) continue;
    const drawing = drawCover(url, drawnCover.parse(cover.drawing));
    await writeFile(path.join(folder, coverFigure(url)), drawing);
  }
}
