import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { ContentNode } from "../content-model/content-tree";
import { coverOfStudy } from "../lib/study-cover";

/** Pixels: a phone's width twice, or half of a wide page. */
const WIDTH = 800;
const QUALITY = 40;

/** Addresses of the case studies that a text shows with their cover. */
export function studiesShownIn(nodes: readonly ContentNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    const inside = studiesShownIn(node.children ?? []);
    return "component" in node && node.component === "CaseStudy"
      ? [node.props.to, ...inside]
      : inside;
  });
}

interface Study {
  readonly url: string;
  readonly cover: { readonly file: { readonly absolutePath: string } | null } | null;
}

/**
 * Writes a small copy of the cover of each case study that a text shows.
 *
 * @param folder The folder that the site is served from.
 * @param shown Addresses of the case studies.
 */
export async function writeCovers(
  folder: string,
  studies: readonly Study[],
  shown: ReadonlySet<string>,
): Promise<void> {
  await mkdir(path.join(folder, "figures"), { recursive: true });
  for (const { url, cover } of studies) {
    if (!shown.has(url) || cover?.file == null) continue;
    await sharp(cover.file.absolutePath)
      .autoOrient()
      .resize(WIDTH, Math.round((WIDTH * 9) / 16))
      .webp({ quality: QUALITY })
      .toFile(path.join(folder, coverOfStudy(url)));
  }
}
