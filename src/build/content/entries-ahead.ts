import { deserialize, serialize } from "node:v8";
import { hash } from "../source-hash";
import { readEntry, type ReadResult } from "./entry";

interface Ahead {
  /** Hash of the text. */
  readonly source: string;
  /** What was found, as bytes: a third of what the objects take, and out of the collector's way. */
  readonly bytes: Buffer;
}

const ahead = new Map<string, Ahead>();

/** Gives back what `serialize` was given, which TypeScript can't follow. */
function resultOf(bytes: Buffer): ReadResult {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- see above
  return deserialize(bytes) as ReadResult;
}

/** Reads a file of `content/`, and keeps what was found for `entryOf`: parsing is most of the work. */
export async function readAhead(path: string, source: string): Promise<ReadResult | null> {
  const result = await readEntry(path, source);
  if (result !== null) ahead.set(path, { source: hash(source), bytes: serialize(result) });
  return result;
}

/**
 * What was found in a file when it was read ahead with this text, which is then forgotten; otherwise
 * it is read now.
 */
export async function entryOf(path: string, source: string): Promise<ReadResult | null> {
  const kept = ahead.get(path);
  ahead.delete(path);
  return kept?.source === hash(source) ? resultOf(kept.bytes) : readEntry(path, source);
}
