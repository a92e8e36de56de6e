import { hash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "./files-below";

/** File with the hash of the code that made Gatsby's cache. It is not in `.cache`, which Gatsby may empty. */
export const CACHE_MAKER = ".cache-made-by";

/** A file's text, or an empty string if the file does not exist. */
export const readTextOrEmpty = async (file: string) => readFile(file, "utf8").catch(() => "");

const IMPORT = /\b(?:from|import)\s*\(?\s*"(?<path>\.[^"]+)"/gu;

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/** A TypeScript file and all files that it imports. */
async function withImports(entry: string): Promise<readonly string[]> {
  const found = new Set([entry]);
  // A set also visits what is added meanwhile.
  for (const file of found) {
    for (const { groups } of (await readTextOrEmpty(file)).matchAll(IMPORT)) {
      const target = path.join(path.dirname(file), groups?.path ?? "");
      const imported = ["", ".ts", ".tsx", "/index.ts"].map((end) => target + end).find(isFile);
      if (imported !== undefined) found.add(imported);
    }
  }
  return [...found];
}

async function listFiles(place: string): Promise<readonly string[]> {
  if (place.endsWith(".ts")) return withImports(place);
  if (isFile(place)) return [place];
  // Declarations of types decide nothing, and a build writes some.
  const files = filesBelow(place).filter((file) => !file.endsWith(".d.ts"));
  return files.map((file) => path.join(place, file));
}

/** Installed packages with their versions, from the project's root. */
const PACKAGES = "node_modules/.package-lock.json";

/**
 * A hash of files, of the installed packages and of the Node version. Output that was made under another
 * hash may be out of date.
 *
 * @param places Paths from the project's root: TypeScript files, which stand for all that they import,
 * and other files or folders. A missing one counts as empty.
 */
export async function sourceHash(project: string, places: readonly string[]): Promise<string> {
  const lists = await Promise.all(
    places.map(async (place) => listFiles(path.join(project, place))),
  );
  const files = [path.join(project, PACKAGES), ...new Set(lists.flat())].sort();
  const texts = await Promise.all(files.map(async (file) => file + (await readTextOrEmpty(file))));
  return hash("sha256", [process.version, ...texts].join("\0"));
}
