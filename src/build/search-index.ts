import { createHash } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { packIndex, type SearchDocument } from "../features/search/search-file";

/** The folder whose files browsers keep for ever (`hosting-headers.ts`). */
const FOLDER = "static";

/** Most that a visitor shall load, compressed. */
export const MOST_BYTES = 600_000;

/** Words of each text's beginning, fewer as the site grows, so that what visitors load does not. */
const OPENINGS = [60, 30, 15, 0] as const;

/** As a CDN compresses on the fly, near enough; the best quality would take seconds. */
const QUALITY = 9;

/** Size of a text, compressed with brotli. */
export const compressedSize = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }).length;

/** An index as it is written, with what the build tells of it. */
export interface BuiltIndex {
  readonly text: string;
  readonly entries: number;
  readonly openingWords: number;
  readonly bytes: number;
  readonly compressed: number;
}

/**
 * The index of a site, with as much of each text's beginning as its size allows.
 *
 * @param documentsWith Gives the entries, with this many words of each text's beginning.
 */
export function buildIndex(
  documentsWith: (openingWords: number) => readonly SearchDocument[],
  most = MOST_BYTES,
): BuiltIndex {
  let built: BuiltIndex | undefined;
  for (const openingWords of OPENINGS) {
    const documents = documentsWith(openingWords);
    const text = packIndex(documents);
    const [bytes, compressed] = [Buffer.byteLength(text), compressedSize(text)];
    built = { text, entries: documents.length, openingWords, bytes, compressed };
    if (compressed <= most) break;
  }
  if (built === undefined) throw new Error("no index was built");
  return built;
}

const kilobytes = (bytes: number) => `${(bytes / 1e3).toFixed(1)} KB`;

/** What the build's log says of an index. */
export function describeIndex({ entries, openingWords, bytes, compressed }: BuiltIndex): string {
  const size = `${kilobytes(bytes)}, ${kilobytes(compressed)} with brotli`;
  return `search index: ${entries} entries, ${openingWords} words of each text's beginning, ${size}`;
}

/**
 * Writes an index into a build's output, in the place of earlier ones, under a name that is another
 * for another index.
 *
 * @param output The build's output.
 * @returns Its address.
 */
export async function writeIndex(output: string, { text }: BuiltIndex): Promise<string> {
  const folder = path.join(output, FOLDER);
  const name = `search-${createHash("sha256").update(text).digest("hex").slice(0, 16)}.json`;
  await mkdir(folder, { recursive: true });
  const earlier = (await readdir(folder)).filter((file) => isIndex(file) && file !== name);
  await Promise.all(earlier.map(async (file) => rm(path.join(folder, file))));
  await writeFile(path.join(folder, name), text);
  return `/${FOLDER}/${name}`;
}

/** Whether a file of the folder is an index, by its name. */
export const isIndex = (file: string): boolean => /^search-[0-9a-f]{16}\.json$/u.test(file);
