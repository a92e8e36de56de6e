import { existsSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import path from "node:path";
import { coverDrawing } from "../lib/cover";

/** A cardboard box. */
const PLAIN_COVER = "static/drawings/plain-cover.svg";

interface Covered {
  readonly url: string;
  readonly cover: { readonly src: string | null } | null;
}

/**
 * Gives the plain cover to entries whose author chose neither a drawing nor an image.
 *
 * @param folder The folder that the site is served from.
 */
export async function writePlainCovers(folder: string, entries: readonly Covered[]): Promise<void> {
  await mkdir(path.join(folder, "drawings"), { recursive: true });
  for (const { url, cover } of entries) {
    const file = coverDrawing(url);
    if (cover?.src != null || existsSync(`static${file}`)) continue;
    await copyFile(PLAIN_COVER, path.join(folder, file));
  }
}
