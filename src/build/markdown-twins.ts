import { writeFile } from "node:fs/promises";
import path from "node:path";
import { markdownOf } from "../lib/markdown-twin";
import { sectionOf } from "../lib/trail";
import type { Site } from "./site";
import { contentOfPage } from "./writers/page-content";
import { pageMarkdown } from "./writers/page-markdown";

/** A page with its text in Markdown. */
export interface Twin {
  /** Path of the page. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
}

/** The list of all texts for language models (https://llmstxt.org), by section of the site. */
export function llmsText(
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

/**
 * Writes the text of each page that names a Markdown version beside the page, and `llms.txt`.
 *
 * @param urls Paths of the pages that search engines may list.
 * @returns How many texts there are.
 */
export async function writeMarkdownTwins(site: Site, urls: readonly string[]): Promise<number> {
  const { folder, siteUrl, brand } = site;
  const twins: Twin[] = [];
  for (const url of urls) {
    const content = contentOfPage(folder, siteUrl, url);
    if (!content.hasTwin) continue;
    const title = content.title.replace(` | ${brand}`, "");
    twins.push({ url, title, description: content.description });
    await writeFile(path.join(folder, markdownOf(url)), pageMarkdown(content));
  }
  await writeFile(path.join(folder, "llms.txt"), llmsText(site, twins));
  return twins.length;
}
