import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Config } from "../lib/parse-config";
import { escapeMarkup } from "./escape-markup";

/** Pages that search engines must not list. */
const HIDDEN = /^\/(?:(?:us\/)?(?:404|500)(?:\.html|\/)|search\/)$/u;

/** The file that names the sitemap. */
export const SITEMAP_INDEX = "sitemap-index.xml";

/** One is enough for 50,000 addresses (https://www.sitemaps.org/protocol.html). */
const SITEMAP = "sitemap-0.xml";

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
 * The sitemap of a site and its index, by file name.
 *
 * @param pages Paths of the pages that search engines may list, with the day of their last change if it
 *   is known.
 */
export function sitemaps(
  siteUrl: string,
  pages: ReadonlyMap<string, string | undefined>,
): ReadonlyMap<string, string> {
  const items = [...pages].map(([url, changed]) => ({ address: siteUrl + url, changed }));
  const index = [{ address: `${siteUrl}/${SITEMAP}`, changed: latest(items) }];
  return new Map([
    [SITEMAP_INDEX, document("sitemapindex", "sitemap", index)],
    [SITEMAP, document("urlset", "url", items)],
  ]);
}

/**
 * `robots.txt`: the site names its sitemap, a preview names none. Robots may read a preview too, because
 * a page that they can't read can still be listed: they don't see its `noindex`.
 */
export function robotsText({ siteUrl, isPreview }: Pick<Config, "siteUrl" | "isPreview">): string {
  const all = "User-agent: *\nAllow: /\n";
  return isPreview ? all : `${all}\nSitemap: ${siteUrl}/${SITEMAP_INDEX}\n`;
}

/**
 * Writes the sitemap and `robots.txt`.
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
  const pages = new Map(indexablePaths(paths).map((url) => [url, changes.get(url)]));
  for (const [name, text] of sitemaps(config.siteUrl, pages)) {
    await writeFile(path.join(folder, name), text);
  }
  await writeFile(path.join(folder, "robots.txt"), robotsText(config));
}
