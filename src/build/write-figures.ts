import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { figureOf, FOOTER } from "../lib/page-figure";
import { CERTIFICATE_BORDER, seals } from "../lib/seal";
import { drawCertificateBorder, drawSeal } from "./certificate-figures";
import { drawBand, drawFigure } from "./guilloche";
import { readPalette, type PaletteColor } from "./palette";

/**
 * Draws the figure behind the head of each page and behind the footer, the band behind closing words, and
 * the border and the seals of certificates.
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
  await writeFile(path.join(folder, CERTIFICATE_BORDER), drawCertificateBorder(inks));
  for (const seal of seals) await writeFile(path.join(folder, seal), drawSeal(seal, inks));
  // The footer is dark in both schemes.
  const onDark = ({ dark }: PaletteColor) => ({ light: dark, dark });
  const figure = drawFigure(FOOTER, { leaf: onDark(inks.leaf), gold: onDark(inks.gold) });
  await writeFile(path.join(folder, figureOf(FOOTER)), figure);
}
