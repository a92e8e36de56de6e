import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { drawnCover } from "../content-model/cover";
import { coverDrawing } from "../lib/cover";
import { coverDrawer } from "./covers/draw-cover";

interface Covered {
  readonly url: string;
  readonly cover: { readonly drawing: unknown } | null;
}

/**
 * Draws the covers of entries whose author chose a drawing.
 *
 * @param folder The folder that the site is served from.
 */
export async function writeCovers(folder: string, entries: readonly Covered[]): Promise<void> {
  const drawCover = coverDrawer();
  await mkdir(path.join(folder, "drawings"), { recursive: true });
  for (const { url, cover } of entries) {
    if (cover?.drawing == null) continue;
    const drawing = drawCover(url, drawnCover.parse(cover.drawing));
    await writeFile(path.join(folder, coverDrawing(url)), drawing);
  }
}
