import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { figureOf, FOOTER } from "../lib/page-figure";
import { drawBand, drawFigure } from "./guilloche";
import { readPalette, type PaletteColor } from "./palette";

/**
 * Draws the figure behind the head of each page and behind the footer, and the band behind closing words.
 *
 * @param folder The folder that the site is served from.
 * @param urls Addresses of the pages.
 */
export async function writeFigures(folder: string, urls: readonly string[]): Promise<void> {
  const colorOf = readPalette();
  const inks = { leaf: colorOf("leaf"), gold: colorOf("gold") };
  await mkdir(path.join(folder, "figures"), { recursive: true });
  for (const url of urls) await writeFile(path.join(folder, figureOf(url)), drawFigure(url, inks));
  await writeFile(path.join(folder, "figures", "band.svg"), drawBand(inks));
  // The footer is dark in both schemes.
  const onDark = ({ dark }: PaletteColor) => ({ light: dark, dark });
  const figure = drawFigure(FOOTER, { leaf: onDark(inks.leaf), gold: onDark(inks.gold) });
  await writeFile(path.join(folder, figureOf(FOOTER)), figure);
}
