import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { drawnCover } from "../content-model/cover";
import { coverFigure } from "../lib/cover";
import { coverDrawer } from "./covers/draw-cover";

interface Covered {
  readonly url: string;
  readonly cover: { readonly drawing: unknown } | null;
}

/**
 * Draws the covers of entries whose author gave no image.
 *
 * @param folder The folder that the site is served from.
 */
export async function writeCovers(folder: string, entries: readonly Covered[]): Promise<void> {
  await mkdir(path.join(folder, "figures"), { recursive: true });
  const draw = coverDrawer();
  for (const { url, cover } of entries) {
    if (cover?.drawing == null) continue;
    const drawing = draw(url, drawnCover.parse(cover.drawing));
    await writeFile(path.join(folder, coverFigure(url)), drawing);
  }
}
