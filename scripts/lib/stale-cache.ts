import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { CACHE_MAKER, sourceHash } from "../../src/build/source-hash";

/** The code that decides what is in the caches of Gatsby and webpack, with all that it imports. */
const PIPELINE = [
  "src/build/content-nodes.ts",
  "src/build/graphql-types.ts",
  "src/build/resolvers.ts",
  "src/build/refresh-drafts.ts",
  "src/runtime/finish/webpack.ts",
];

/**
 * Removes Gatsby's cache and output when the code that creates nodes has changed. Gatsby checks
 * `gatsby-node.ts` only, not its imports, and would continue with outdated nodes.
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
