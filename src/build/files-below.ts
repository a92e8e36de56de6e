import { readdir } from "node:fs/promises";
import path from "node:path";
import { isRecord } from "../lib/json";

/** Files at any depth below a folder, relative to it, with forward slashes, sorted; none if it is missing. */
export async function filesBelow(folder: string): Promise<readonly string[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const items = await readdir(folder, options).catch((error: unknown) => {
    if (isRecord(error) && error.code === "ENOENT") return [];
    throw error;
  });
  return items
    .filter((item) => item.isFile())
    .map(({ parentPath, name }) =>
      path.relative(folder, path.join(parentPath, name)).replaceAll("\\", "/"),
    )
    .sort();
}
