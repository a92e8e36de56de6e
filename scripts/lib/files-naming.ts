import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Folders of a project in which links are written. */
const FOLDERS = ["content", "src"];
const WRITTEN = /\.(?:mdx|yml|tsx?)$/u;

/** The texts of all files that may name a link, by path from the project's folder. */
export function readWrittenFiles(project = process.cwd()): ReadonlyMap<string, string> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(project, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => WRITTEN.test(file) && !/\.test\.tsx?$/u.test(file))
      .map((file) => path.posix.join(folder, file.replaceAll("\\", "/")))
      .sort(),
  );
  return new Map(files.map((file) => [file, readFileSync(path.join(project, file), "utf8")]));
}

/**
 * The files that name an address, as `file:line`. Code may add a query or a path, so if no file has the
 * whole address, those that have its beginning are named.
 */
export function filesNaming(
  address: string,
  files: ReadonlyMap<string, string>,
): readonly string[] {
  const { origin, pathname } = new URL(address);
  for (const wanted of [address, origin + pathname, origin]) {
    const found = [...files].flatMap(([file, text]) => {
      const line = text.split("\n").findIndex((each) => each.includes(wanted));
      return line < 0 ? [] : [`${file}:${line + 1}`];
    });
    if (found.length > 0) return found;
  }
  return [];
}
