import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

/** Names of files by chunk; `app` is the first that every page loads. */
const assets = z.object({ app: z.array(z.string()) }).catchall(z.array(z.string()));

/**
 * The scripts and style sheets of a build, as webpack tells them. Their names have hashes of what is
 * in them.
 *
 * @param folder The build's output.
 * @throws {Error} Where the build left no such list.
 */
export async function assetsOf(folder: string): Promise<z.infer<typeof assets>> {
  const text = await readFile(path.join(folder, "webpack.stats.json"), "utf8");
  return z.object({ assetsByChunkName: assets }).parse(JSON.parse(text)).assetsByChunkName;
}
