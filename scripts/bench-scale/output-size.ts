import { readdir, stat } from "node:fs/promises";
import path from "node:path";

/** Bytes and number of the files below a folder. */
export async function outputSize(folder: string): Promise<{ bytes: number; files: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  let bytes = 0;
  for (const { parentPath, name } of files) bytes += (await stat(path.join(parentPath, name))).size;
  return { bytes, files: files.length };
}
