import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { served } from "../bench/files";

/** What a page's data names beside its own content. */
const pageData = z.object({
  componentChunkName: z.string(),
  staticQueryHashes: z.array(z.string()),
});

const buildStats = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });

async function chunksOf(folder: string, chunk: string): Promise<string[]> {
  const text = await readFile(path.join(folder, "webpack.stats.json"), "utf8");
  return (buildStats.parse(JSON.parse(text)).assetsByChunkName[chunk] ?? []).map(
    (name) => `/${name}`,
  );
}

/**
 * Files that a visitor of a page gets: its HTML, the scripts and the style sheet that its late loader
 * brings, then its template's script and the data that Gatsby asks for.
 */
async function filesOf(folder: string, page: string): Promise<Set<string>> {
  const data = path.posix.join("/page-data", page === "/" ? "index" : page, "page-data.json");
  const { componentChunkName, staticQueryHashes } = pageData.parse(
    JSON.parse(await readFile(path.join(folder, data), "utf8")),
  );
  const html = await readFile(path.join(folder, page, "index.html"), "utf8");
  const late = [...html.matchAll(/"(\/[\w-]+\.js)"|data-href="(\/[^"]+\.css)"/gu)];
  return new Set([
    `${page}index.html`,
    ...late.flatMap(([, script, sheet]) => script ?? sheet ?? []),
    ...(await chunksOf(folder, componentChunkName)),
    data,
    "/page-data/app-data.json",
    ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
  ]);
}

/**
 * Bytes that a visitor of a page gets for its text and its code, compressed with brotli as a CDN does.
 * Images and the font are left out: they are the same at every size.
 *
 * @param folder The build's output.
 * @param page Address of the page, with slashes at both ends.
 */
export async function visitorBytes(folder: string, page: string): Promise<number> {
  const files = [...(await filesOf(folder, page))];
  const sizes = files.map(async (file) => {
    const { body } = await served(file, await readFile(path.join(folder, file)));
    return body.length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
