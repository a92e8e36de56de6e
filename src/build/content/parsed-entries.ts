import { hash } from "node:crypto";
import { deserialize, serialize } from "node:v8";
import { readEntry, type FileReport, type ReadResult } from "./entry";

interface ReadFile {
  /** Hash of the file's text. */
  readonly source: string;
  readonly report: FileReport | null;
  /** The result until it is taken, as bytes, which take a third of the memory of its objects. */
  bytes: Buffer | null;
}

/** The files that were read, by their path below `content/`. */
const files = new Map<string, ReadFile>();

/** Restores what `serialize` received, which TypeScript can't follow. */
function resultOf(bytes: Buffer): ReadResult {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- see above
  return deserialize(bytes) as ReadResult;
}

/** Reports on a file as `readEntry` does. A file with the same text is not parsed again, which is slow. */
export async function reportOf(path: string, text: string): Promise<FileReport | null> {
  const source = hash("sha256", text);
  const known = files.get(path);
  if (known?.source === source) return known.report;
  const result = await readEntry(path, text);
  const report = result && { ...result, entry: undefined };
  files.set(path, { source, report, bytes: result && serialize(result) });
  return report;
}

/** The result for a file with this text, from its report if that has not been taken yet. */
export async function takeParsedEntry(path: string, text: string): Promise<ReadResult | null> {
  const known = files.get(path);
  if (known?.source !== hash("sha256", text) || known.bytes === null) return readEntry(path, text);
  const result = resultOf(known.bytes);
  known.bytes = null;
  return result;
}
