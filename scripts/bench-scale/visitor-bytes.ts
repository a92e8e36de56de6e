import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { z } from "zod";

const pageData = z.object({
  componentChunkName: z.string(),
  staticQueryHashes: z.array(z.string()),
});

/**
 * Bytes of the HTML, data and code that a visitor of a page loads, compressed with brotli. Code that
 * templates share is left out.
 *
 * @param page URL path of the page, with slashes at both ends.
 */
export async function visitorBytes(folder: string, page: string): Promise<number> {
  const read = async (file: string) => readFile(path.join(folder, file), "utf8");
  const data = `/page-data/${page === "/" ? "index" : page.slice(1, -1)}/page-data.json`;
  const { componentChunkName, staticQueryHashes } = pageData.parse(JSON.parse(await read(data)));
  const templates = (await readdir(folder)).filter(
    (file) => file.startsWith(`${componentChunkName}-`) && file.endsWith(".js"),
  );
  const html = await read(`${page}index.html`);
  const files = new Set([
    `${page}index.html`,
    data,
    "/page-data/app-data.json",
    ...[...html.matchAll(/"(\/[\w-]+\.js)"/gu)].flatMap(([, script]) => script ?? []),
    ...templates.map((name) => `/${name}`),
    ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
  ]);
  const sizes = [...files].map(async (file) => brotliCompressSync(await read(file)).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
