import { appendFile, rm } from "node:fs/promises";
import path from "node:path";
import { addEntries, fileOf } from "./content";
import { measuredBuild, type BuildFigures } from "./measured-build";
import { addressOf } from "./names";
import { outputSize } from "./output-size";
import { addition } from "./post";
import { searchFiguresOf, type SearchFigures } from "./search-figures";
import { visitorBytes } from "./visitor-bytes";

/** What a visitor of each of these gets: the pages whose bytes are compared between sizes. */
export const visitedPages: Readonly<Record<string, string>> = {
  home: "/",
  post: addressOf(0),
  "blog index": "/blog/",
  "case studies": "/case-study/",
  glossary: "/glossary/",
};

/** A post in the middle, and none of the visited pages, so that these stay the same. */
const editedPost = (entries: number) => Math.floor(entries / 20) * 10;

/** What a site with this many more entries took and became. */
export interface SizeFigures {
  readonly entries: number;
  readonly cold: BuildFigures;
  /** After one edit of one post's text. */
  readonly warm: BuildFigures;
  /** Bytes and number of files in the build's output. */
  readonly output: { readonly bytes: number; readonly files: number };
  /** Compressed bytes by the names of `visitedPages`. */
  readonly visitor: ReadonlyMap<string, number>;
  readonly search: SearchFigures;
}

/**
 * Measures a copy of the project at a size: built without any cache, then again after an edit.
 *
 * @param copy The copy, with no more than the first `had` entries in it.
 */
export async function measureSize(
  copy: string,
  { had, entries, stop }: { had: number; entries: number; stop: AbortSignal },
): Promise<SizeFigures> {
  for (const folder of [".cache", "public"]) {
    await rm(path.join(copy, folder), { recursive: true, force: true });
  }
  await addEntries(path.join(copy, "content"), had, entries);
  console.log(`\n${entries} entries: building without a cache`);
  const cold = await measuredBuild(copy, stop);
  const folder = path.join(copy, "public");
  const visitor = new Map<string, number>();
  for (const [name, page] of Object.entries(visitedPages)) {
    visitor.set(name, await visitorBytes(folder, page));
  }
  const output = await outputSize(folder);
  const search = await searchFiguresOf(folder);
  await appendFile(path.join(copy, "content", fileOf(editedPost(entries))), addition());
  console.log(`${entries} entries: building again after one edit`);
  const warm = await measuredBuild(copy, stop);
  return { entries, cold, warm, output, visitor, search };
}
