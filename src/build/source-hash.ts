import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** Tells what has made Gatsby's cache, from the project's root. Not in `.cache`, which Gatsby empties when it likes. */
export const CACHE_MAKER = ".cache-made-by";

/** A short text that is another for another text. */
export const hash = (text: string) => createHash("sha256").update(text).digest("base64");

/** A file's text; empty where there is none. */
export const textOf = async (file: string) => readFile(file, "utf8").catch(() => "");

async function listFiles(folder: string): Promise<string[]> {
  const items = await readdir(folder, { recursive: true }).catch(() => []);
  return items.sort().map((item) => path.join(folder, item));
}

/** Installed packages with their versions, from the project's root. */
const PACKAGES = "node_modules/.package-lock.json";

/**
 * Changes with every file of these folders, the installed packages and the version of Node: what was
 * made with another hash may be made otherwise now.
 *
 * @param project The project's folder.
 * @param folders Paths from there; one that is missing is empty.
 */
export async function sourceHash(project: string, folders: readonly string[]): Promise<string> {
  const lists = await Promise.all(folders.map((name) => listFiles(path.join(project, name))));
  const files = [path.join(project, PACKAGES), ...lists.flat()];
  const texts = await Promise.all(files.map(async (file) => file + (await textOf(file))));
  return hash([process.version, ...texts].join("\0"));
}
