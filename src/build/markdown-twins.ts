import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { z } from "zod";
import { markdownOf } from "../lib/markdown-twin";
import { sectionOf } from "../lib/trail";
import type { Site } from "./site";
import { sourceHash } from "./source-hash";
import { deleteOthers, writeOnce } from "./write-once";
import { pageContent } from "./writers/page-content";
import { pageMarkdown } from "./writers/page-markdown";

/** A page with its text in Markdown. */
export interface Twin {
  /** Path of the page. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
}

/** The list of all texts for language models (https://llmstxt.org), by section of the site. */
function llmsText(
  { siteUrl, brand, tagline }: Omit<Site, "folder" | "email">,
  twins: readonly Twin[],
): string {
  const labelOf = ({ url }: Twin) => sectionOf(url)?.label ?? "Pages";
  const lines = [...new Set(twins.map(labelOf))].map((label) => {
    const pages = twins.filter((twin) => labelOf(twin) === label);
    const links = pages.map(
      ({ url, title, description }) =>
        `- [${title.replaceAll(/[[\]]/gu, "\\$&")}](${siteUrl}${markdownOf(url)}): ${description}`,
    );
    return `## ${label}\n\n${links.join("\n")}\n`;
  });
  const about =
    "Each link opens the text of a page in Markdown. Names, people and figures that a text labels as a sample are invented.";
  return [`# ${brand}\n`, `> ${tagline}\n`, `${about}\n`, ...lines].join("\n");
}

const aboutTwin = z.object({ title: z.string(), description: z.string() });

/** Writes the text of a page, and says what it is; null for a page that names no Markdown version. */
async function writeTwin(
  { folder, siteUrl, brand }: Site,
  url: string,
  file: string,
  { cache, makers }: Pick<BuildArgs, "cache"> & { readonly makers: string },
) {
  const html = await readFile(path.join(folder, url, "index.html"), "utf8");
  const written = await writeOnce(cache, file, [makers, html], () => {
    const content = pageContent(html, siteUrl + url);
    if (!content.hasTwin) return null;
    const about = {
      title: content.title.replace(` | ${brand}`, ""),
      description: content.description,
    };
    return { content: pageMarkdown(content), about };
  });
  return written && aboutTwin.parse(written.about);
}

/**
 * Writes the text of each page that names a Markdown version beside the page, and `llms.txt`. Texts of pages
 * that are gone are deleted.
 *
 * @param urls Paths of the pages that search engines may list.
 * @returns How many texts there are.
 */
export async function writeMarkdownTwins(
  { cache }: Pick<BuildArgs, "cache">,
  site: Site,
  urls: readonly string[],
): Promise<number> {
  const makers = await sourceHash(process.cwd(), ["src/build/markdown-twins.ts"]);
  const twins: Twin[] = [];
  const files = new Set<string>();
  for (const url of urls) {
    const file = path.join(site.folder, markdownOf(url));
    const twin = await writeTwin(site, url, file, { cache, makers });
    if (twin === null) continue;
    twins.push({ url, ...twin });
    files.add(file);
  }
  await deleteOthers(site.folder, "index.html.md", files);
  await writeFile(path.join(site.folder, "llms.txt"), llmsText(site, twins));
  return twins.length;
}
