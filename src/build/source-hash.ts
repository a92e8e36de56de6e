import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** File with the hash of the code that made Gatsby's cache. It is not in `.cache`, which Gatsby may empty. */
export const CACHE_MAKER = ".cache-made-by";

/** The SHA-256 hash of a text, in base64. */
export const hash = (text: string) => createHash("sha256").update(text).digest("base64");

/** A file's text, or an empty string if the file does not exist. */
export const textOf = async (file: string) => readFile(file, "utf8").catch(() => "");

async function listFiles(folder: string): Promise<string[]> {
  const items = await readdir(folder, { recursive: true }).catch(() => []);
  return items.sort().map((item) => path.join(folder, item));
}

/** Installed packages with their versions, from the project's root. */
const PACKAGES = "node_modules/.package-lock.json";

/**
 * A hash of every file in these folders, the installed packages and the Node version. Output that was made
 * under another hash may be out of date.
 *
 * @param folders Paths from there; a missing one counts as empty.
 */
export async function sourceHash(project: string, folders: readonly string[]): Promise<string> {
  const lists = await Promise.all(folders.map((name) => listFiles(path.join(project, name))));
  const files = [path.join(project, PACKAGES), ...lists.flat()];
  const texts = await Promise.all(files.map(async (file) => file + (await textOf(file))));
  return hash([process.version, ...texts].join("\0"));
}
