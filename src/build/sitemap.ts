import { writeFile } from "node:fs/promises";
import { escapeMarkup } from "./escape-markup";

/** Pages that search engines must not list. */
const HIDDEN = /^\/(?:(?:404|500)(?:\.html|\/)|search\/)$/u;

/** The pages that search engines may list, sorted. */
export function indexablePaths(paths: readonly string[]): readonly string[] {
  return paths.filter((path) => !HIDDEN.test(path)).toSorted();
}

/**
 * The sitemap of a site (https://www.sitemaps.org/protocol.html).
 */
export function sitemap(siteUrl: string, paths: readonly string[]): string {
  const entries = indexablePaths(paths).map(
    (path) => `  <url><loc>${escapeMarkup(siteUrl + path)}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

/** Writes `sitemap.xml` and the `robots.txt` that names it. */
export async function writeSitemap(
  folder: string,
  siteUrl: string,
  paths: readonly string[],
): Promise<void> {
  await writeFile(`${folder}/sitemap.xml`, sitemap(siteUrl, paths));
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
  await writeFile(`${folder}/robots.txt`, robots);
}
