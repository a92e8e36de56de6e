import { readEntry, type ReadResult } from "./entry";

interface Ahead {
  readonly source: string;
  readonly result: ReadResult;
}

const ahead = new Map<string, Ahead>();

/** Reads a file of `content/`, and keeps what was found for `entryOf`: parsing is most of the work. */
export async function readAhead(path: string, source: string): Promise<ReadResult | null> {
  const result = await readEntry(path, source);
  if (result !== null) ahead.set(path, { source, result });
  return result;
}

/**
 * What was found in a file when it was read ahead with this text, which is then forgotten; otherwise
 * it is read now.
 */
export async function entryOf(path: string, source: string): Promise<ReadResult | null> {
  const kept = ahead.get(path);
  ahead.delete(path);
  return kept?.source === source ? kept.result : readEntry(path, source);
}
