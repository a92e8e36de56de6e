import { readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Config } from "../lib/parse-config";
import { escapeMarkup } from "./escape-markup";

/** Pages that search engines must not list. */
const HIDDEN = /^\/(?:(?:us\/)?(?:404|500)(?:\.html|\/)|search\/)$/u;

/** Most addresses of a sitemap (https://www.sitemaps.org/protocol.html). */
const MOST_ADDRESSES = 50_000;

/** The file that names all sitemaps. */
export const SITEMAP_INDEX = "sitemap-index.xml";

/** The pages that search engines may list, sorted. */
export function indexablePaths(paths: readonly string[]): readonly string[] {
  return paths.filter((url) => !HIDDEN.test(url)).toSorted();
}

/** A page of a sitemap, or a sitemap of the index. */
interface Listed {
  /** Full address. */
  readonly address: string;
  /** YYYY-MM-DD. */
  readonly changed?: string | undefined;
}

function document(list: "urlset" | "sitemapindex", item: string, items: readonly Listed[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...items.map(({ address, changed }) => {
      const day = changed === undefined ? "" : `<lastmod>${changed}</lastmod>`;
      return `  <${item}><loc>${escapeMarkup(address)}</loc>${day}</${item}>`;
    }),
    `</${list}>`,
    "",
  ].join("\n");
}

const latest = (items: readonly Listed[]) =>
  items
    .flatMap(({ changed }) => changed ?? [])
    .toSorted()
    .at(-1);

/**
 * The sitemaps of a site and their index, by file name.
 *
 * @param pages Paths of the pages that search engines may list, with the day of their last change if it
 *   is known.
 */
export function sitemaps(
  siteUrl: string,
  pages: ReadonlyMap<string, string | undefined>,
  most = MOST_ADDRESSES,
): ReadonlyMap<string, string> {
  const items = [...pages].map(([url, changed]) => ({ address: siteUrl + url, changed }));
  const count = Math.max(1, Math.ceil(items.length / most));
  const parts = Array.from({ length: count }, (_, index) => ({
    name: `sitemap-${index}.xml`,
    items: items.slice(index * most, (index + 1) * most),
  }));
  const index = parts.map((part) => ({
    address: `${siteUrl}/${part.name}`,
    changed: latest(part.items),
  }));
  return new Map([
    [SITEMAP_INDEX, document("sitemapindex", "sitemap", index)],
    ...parts.map((part) => [part.name, document("urlset", "url", part.items)] as const),
  ]);
}

/**
 * `robots.txt`: the site names its sitemaps, a preview names none. Robots may read a preview too, because
 * a page that they can't read can still be listed: they don't see its `noindex`.
 */
export function robotsText({ siteUrl, isPreview }: Pick<Config, "siteUrl" | "isPreview">): string {
  const all = "User-agent: *\nAllow: /\n";
  return isPreview ? all : `${all}\nSitemap: ${siteUrl}/${SITEMAP_INDEX}\n`;
}

/**
 * Writes the sitemaps, without those of an earlier build, and `robots.txt`.
 *
 * @param paths Paths of all pages.
 * @param changes The day of the last change of a page, as far as it is known.
 */
export async function writeSitemap(
  folder: string,
  config: Pick<Config, "siteUrl" | "isPreview">,
  paths: readonly string[],
  changes: ReadonlyMap<string, string>,
): Promise<void> {
  const earlier = (await readdir(folder)).filter((file) => /^sitemap.*\.xml$/u.test(file));
  await Promise.all(earlier.map(async (file) => rm(path.join(folder, file))));
  const pages = new Map(indexablePaths(paths).map((url) => [url, changes.get(url)]));
  for (const [name, text] of sitemaps(config.siteUrl, pages)) {
    await writeFile(path.join(folder, name), text);
  }
  await writeFile(path.join(folder, "robots.txt"), robotsText(config));
}
