import { readFileSync } from "node:fs";
import path from "node:path";

/** Addresses of all pages in the sitemap. */
const paths = [...readFileSync("public/sitemap.xml", "utf8").matchAll(/<loc>([^<]+)<\/loc>/gu)].map(
  ([, url = ""]) => new URL(url).pathname,
);

/** What a page is built of: its tags and classes, without how often and in which order. */
function shapeOf(address: string): string {
  const html = readFileSync(path.join("public", address, "index.html"), "utf8");
  const markup = html.replaceAll(/<(script|style)\b[^]*?<\/\1>/gu, "");
  const tags = [...markup.matchAll(/<([a-z][a-z0-9]*)/gu)].map(([, tag = ""]) => tag);
  const classes = [...markup.matchAll(/\sclass="([^"]*)"/gu)].flatMap(([, names = ""]) =>
    names.split(/\s+/u).map((name) => `.${name}`),
  );
  return [...new Set([...tags, ...classes])].sort().join(" ");
}

/**
 * One page of each shape: sixty terms of the glossary, which differ in their words alone, are one.
 * With `ALL_PAGES=1` every page of the sitemap.
 */
export const pagesOfEachShape: readonly string[] =
  process.env.ALL_PAGES === "1"
    ? paths
    : [...new Map(paths.toReversed().map((address) => [shapeOf(address), address])).values()];
