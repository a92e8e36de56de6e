import { access, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { z } from "zod";
import { parseJson } from "../lib/json";
import { markdownOf } from "../lib/markdown-twin";
import { required } from "../lib/required";
import { sectionOf } from "../lib/trail";
import { metaOf, readPage } from "./page-html";
import { markdownSource, pageMarkdown } from "./page-markdown";
import { hash, textOf } from "./source-hash";

const query = /* GraphQL */ `
  query MarkdownTwins {
    siteSettings {
      brand
      tagline
    }
  }
`;

/** The link in the head of a page that has a twin. */
const LINK = 'type="text/markdown"';

const recordSchema = z.record(z.string(), z.string());

/** A page with its text in Markdown. */
export interface Twin {
  /** Path of the page. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
}

interface SiteFacts {
  readonly siteUrl: string;
  readonly brand: string;
  readonly tagline: string;
}

/** The list of all texts for language models (https://llmstxt.org), by section of the site. */
export function llmsText({ siteUrl, brand, tagline }: SiteFacts, twins: readonly Twin[]): string {
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

const exists = async (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * Writes the text of each page that names a Markdown version beside the page, and `llms.txt`. A text
 * that has not changed since the last build is kept.
 *
 * @param record File with a hash for each text of the last build.
 * @param urls Paths of the pages that search engines may list.
 */
export async function writeMarkdownTwins(
  { graphql }: Pick<BuildArgs, "graphql">,
  place: { folder: string; record: string; urls: readonly string[]; siteUrl: string },
): Promise<{ readonly all: number; readonly written: number }> {
  const { folder, record, urls, siteUrl } = place;
  const { data }: { data?: Queries.MarkdownTwinsQuery } = await graphql(query);
  const { brand, tagline } = required(data?.siteSettings, "content/settings.yml");
  const { data: before = {} } = recordSchema.safeParse(parseJson(await textOf(record)));
  const now: Record<string, string> = {};
  const twins: Twin[] = [];
  let written = 0;
  for (const url of urls) {
    const html = readPage(folder, url);
    if (!html.includes(LINK)) continue;
    const description = metaOf(html, "description");
    const title = metaOf(html, "og:title").replace(` | ${brand}`, "");
    twins.push({ url, title, description });
    const source = markdownSource(html);
    const key = hash(JSON.stringify([siteUrl, description, source]));
    now[url] = key;
    const file = path.join(folder, markdownOf(url));
    if (before[url] === key && (await exists(file))) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, pageMarkdown(source, siteUrl + url, description));
    written += 1;
  }
  await writeFile(record, JSON.stringify(now));
  await writeFile(path.join(folder, "llms.txt"), llmsText({ siteUrl, brand, tagline }, twins));
  return { all: twins.length, written };
}
