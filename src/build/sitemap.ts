import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import type { Config } from "../lib/parse-config";
import { entriesOf } from "./entry-node";
import { escapeMarkup } from "./escape-markup";

/** Pages that search engines must not list. */
const HIDDEN = /^\/(?:(?:us\/)?(?:404|500)(?:\.html|\/)|search\/)$/u;

/** One file is enough for 50,000 addresses (https://www.sitemaps.org/protocol.html). */
const SITEMAP = "sitemap.xml";

/** The pages that search engines may list, sorted. */
export function indexablePaths(paths: readonly string[]): readonly string[] {
  return paths.filter((url) => !HIDDEN.test(url)).toSorted();
}

/** The day of the last change of each entry, by URL. An entry whose author recorded none has no day. */
function lastChanges(api: Pick<BuildArgs, "getNodesByType">): ReadonlyMap<string, unknown> {
  const dated = (["page", "blogPost", "caseStudy"] as const).flatMap((kind) =>
    entriesOf(api, kind).map(({ url, lastModified }) => [url, lastModified] as const),
  );
  return new Map(dated);
}

/** The sitemap of a site's pages, with the day of the last change of each page that has one. */
export function sitemap(
  siteUrl: string,
  urls: readonly string[],
  changes: ReadonlyMap<string, unknown>,
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map((url) => {
      const day = changes.get(url);
      const lastmod = typeof day === "string" ? `<lastmod>${day}</lastmod>` : "";
      return `  <url><loc>${escapeMarkup(siteUrl + url)}</loc>${lastmod}</url>`;
    }),
    "</urlset>",
    "",
  ].join("\n");
}

/**
 * `robots.txt`: the site names its sitemap, a preview names none. Robots may read a preview too, because
 * a page that they can't read can still be listed: they don't see its `noindex`.
 */
export function robotsText({ siteUrl, isPreview }: Pick<Config, "siteUrl" | "isPreview">): string {
  const all = "User-agent: *\nAllow: /\n";
  return isPreview ? all : `${all}\nSitemap: ${siteUrl}/${SITEMAP}\n`;
}

/** Writes the sitemap of pages that search engines may list, and `robots.txt`. */
export async function writeSitemap(
  api: Pick<BuildArgs, "getNodesByType">,
  folder: string,
  config: Pick<Config, "siteUrl" | "isPreview">,
  urls: readonly string[],
): Promise<void> {
  const text = sitemap(config.siteUrl, urls, lastChanges(api));
  await writeFile(path.join(folder, SITEMAP), text);
  await writeFile(path.join(folder, "robots.txt"), robotsText(config));
}
