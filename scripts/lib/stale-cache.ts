import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { CACHE_MAKER, sourceHash } from "../../src/build/source-hash";

/** What makes the nodes that Gatsby keeps. */
const PIPELINE = ["src/build", "src/content-model", "src/lib"];

/**
 * Removes Gatsby's cache and output where what makes nodes has changed since: Gatsby looks at
 * `gatsby-node.ts`, not at what that imports, and would go on with nodes of another shape.
 *
 * @param project The project's folder.
 * @returns Whether it was removed.
 */
export async function removeStaleCache(project = process.cwd()): Promise<boolean> {
  const record = path.join(project, CACHE_MAKER);
  const now = await sourceHash(project, PIPELINE);
  const earlier = await readFile(record, "utf8").catch(() => null);
  if (earlier === now) return false;
  await Promise.all(
    [".cache", "public"].map(async (folder) =>
      rm(path.join(project, folder), { recursive: true, force: true }),
    ),
  );
  await writeFile(record, now);
  return true;
}
