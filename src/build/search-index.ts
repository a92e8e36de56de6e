import { hash } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { CreatePagesArgs } from "gatsby";
import { createIndex } from "../features/search/search-engine";
import { searchDocuments } from "./search-documents";

/** Most compressed bytes that a visitor loads to search. */
const MAX_BYTES = 600_000;

/** Words of each text's beginning that are searched: fewer if the index would be too large. */
const OPENING_WORDS = [60, 30, 15, 0] as const;

/** Size of a text with brotli at quality 9, which is close to what CDNs use. */
const compressedSize = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

/** Whether a file of `public/static/` is a search index. */
export const isIndex = (file: string): boolean => /^search-[0-9a-f]{16}\.json$/u.test(file);

/**
 * Writes the search index of a site to `static/` in the build's output, with a hash of its content in
 * its name, and deletes the previous one.
 *
 * @param output Folder of the build's output.
 * @returns The address of the index.
 */
export async function writeSearchIndex(
  api: Pick<CreatePagesArgs, "getNodesByType" | "reporter">,
  output: string,
  maxBytes = MAX_BYTES,
): Promise<string> {
  let json = "";
  for (const openingWords of OPENING_WORDS) {
    const documents = searchDocuments(api, openingWords);
    json = createIndex(documents);
    const size = compressedSize(json);
    if (size > maxBytes && openingWords > 0) continue;
    api.reporter.info(
      `search index: ${documents.length} entries with ${openingWords} words of text each, ${(size / 1e3).toFixed(1)} KB with brotli`,
    );
    break;
  }
  const name = `search-${hash("sha256", json).slice(0, 16)}.json`;
  const folder = path.join(output, "static");
  await mkdir(folder, { recursive: true });
  const previous = (await readdir(folder)).filter((file) => isIndex(file) && file !== name);
  await Promise.all(previous.map(async (file) => rm(path.join(folder, file))));
  await writeFile(path.join(folder, name), json);
  return `/static/${name}`;
}
