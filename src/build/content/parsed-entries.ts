import { deserialize, serialize } from "node:v8";
import { hash } from "../source-hash";
import { readEntry, type ReadResult } from "./entry";

interface ParsedEntry {
  /** Hash of the file's text. */
  readonly source: string;
  /** The result as bytes, which take a third of the memory of its objects. */
  readonly bytes: Buffer;
}

const parsed = new Map<string, ParsedEntry>();

/** Restores what `serialize` received, which TypeScript can't follow. */
function resultOf(bytes: Buffer): ReadResult {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- see above
  return deserialize(bytes) as ReadResult;
}

/** Reads a file of `content/` and keeps the result for {@link takeParsedEntry}: parsing is slow. */
export async function parseEntry(path: string, source: string): Promise<ReadResult | null> {
  const result = await readEntry(path, source);
  if (result !== null) parsed.set(path, { source: hash(source), bytes: serialize(result) });
  return result;
}

/** The kept result of a file with this text, which is then forgotten; without one, the file is read. */
export async function takeParsedEntry(path: string, source: string): Promise<ReadResult | null> {
  const kept = parsed.get(path);
  parsed.delete(path);
  return kept?.source === hash(source) ? resultOf(kept.bytes) : readEntry(path, source);
}
