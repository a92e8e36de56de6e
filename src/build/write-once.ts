import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyCache } from "gatsby";
import { hash } from "./source-hash";

/**
 * Writes a file, unless an earlier build wrote it from the same.
 *
 * @param from All that decides its content.
 * @returns Whether it was written.
 */
export async function writeOnce(
  cache: Pick<GatsbyCache, "get" | "set">,
  file: string,
  from: unknown,
  make: () => Promise<Buffer>,
): Promise<boolean> {
  const key = hash(JSON.stringify(from));
  if (existsSync(file) && (await cache.get(file)) === key) return false;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, await make());
  await cache.set(file, key);
  return true;
}
