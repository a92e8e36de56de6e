import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { figureOf } from "../lib/page-figure";
import { drawBand, drawFigure } from "./guilloche";
import { readPalette } from "./palette";

/**
 * Draws the figure behind the head of each page, and the band behind closing words.
 *
 * @param folder The folder that the site is served from.
 * @param urls Addresses of the pages.
 */
export async function writeFigures(folder: string, urls: readonly string[]): Promise<void> {
  const colorOf = readPalette();
  const inks = { leaf: colorOf("leaf"), gold: colorOf("gold") };
  for (const url of urls) {
    const file = path.join(folder, figureOf(url));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, drawFigure(url, inks));
  }
  await mkdir(path.join(folder, "figures"), { recursive: true });
  await writeFile(path.join(folder, "figures", "band.svg"), drawBand(inks));
}
