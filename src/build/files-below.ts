import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** Files at any depth below a folder, relative to it, with forward slashes, sorted; none if it is missing. */
export function filesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map(({ parentPath, name }) =>
      path.relative(folder, path.join(parentPath, name)).replaceAll("\\", "/"),
    )
    .sort();
}
