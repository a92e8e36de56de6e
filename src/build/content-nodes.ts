import { readFile } from "node:fs/promises";
import type { GatsbyNode, Node, NodePluginArgs } from "gatsby";
import type { ContentNode } from "../content-model/content-tree";
import { isRecord } from "../lib/json";
import { letterOf } from "../lib/letters";
import type { Body } from "./content/body";
import { entryOf } from "./content/entries-ahead";
import type { Entry } from "./content/entry";
import { releaseOf, shownUntil, today } from "./content/publication";

const WORDS_A_MINUTE = 220;

/** GraphQL type of each kind. */
export const nodeTypes = {
  page: "MarketingPage",
  blogPost: "BlogPost",
  caseStudy: "CaseStudy",
  glossaryTerm: "GlossaryTerm",
  author: "Author",
  topic: "Topic",
  testimonial: "Testimonial",
  siteSettings: "SiteSettings",
} as const satisfies Record<Entry["kind"], string>;

function imagesOf(tree: readonly ContentNode[]): { src: string; alt: string }[] {
  return tree.flatMap((node) => {
    if (typeof node === "string") return [];
    const own =
      "tag" in node && node.tag === "img" && node.props?.src !== undefined
        ? [{ src: node.props.src, alt: node.props.alt ?? "" }]
        : [];
    return [...own, ...imagesOf(node.children ?? [])];
  });
}

function bodyFields(body: Body | null) {
  if (body === null) return {};
  return {
    body: body.tree,
    toc: body.toc,
    images: imagesOf(body.tree),
    readingTime: Math.max(1, Math.round(body.words / WORDS_A_MINUTE)),
  };
}

/** What GraphQL sorts by as people do: it knows characters alone. */
const sortKey = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** What an entry with a text says of links to terms in it. */
const termChoice = (data: Entry["data"]) => ({
  termLinks: !("termLinks" in data) || data.termLinks !== false,
  unlinkedTerms: ("unlinkedTerms" in data && data.unlinkedTerms) || [],
});

/** The fields of an entry's node: its data, and what is worked out from it alone. */
function nodeFields({ kind, slug, url, data, body }: Entry): Record<string, unknown> {
  const common = {
    ...data,
    slug,
    url,
    sample: "sample" in data && data.sample === true,
    ...(url !== null && { redirectsFrom: ("redirectsFrom" in data && data.redirectsFrom) || [] }),
    ...(body !== null && termChoice(data)),
    ...bodyFields(body),
  };
  switch (kind) {
    case "page":
      return { ...common, lastModified: "updated" in data ? data.updated : null };
    case "blogPost":
    case "caseStudy":
      return { ...common, lastModified: data.updated ?? data.date };
    case "glossaryTerm": {
      const key = sortKey(data.term);
      return {
        ...common,
        sortKey: key,
        letter: letterOf(key),
        aliases: data.aliases ?? [],
        related: data.related ?? [],
      };
    }
    case "testimonial":
      return { ...common, round: data.round ?? false };
    default:
      return common;
  }
}

/** The content file of a File or Mdx node; null for any other node. */
function contentFile(node: Node, getNode: (id: string) => Node | undefined): Node | null {
  const isMdx = node.internal.type === "Mdx";
  const file = isMdx ? getNode(node.parent ?? "") : node;
  if (file?.internal.type !== "File" || file.sourceInstanceName !== "content") return null;
  const isYaml = file.extension === "yml";
  return isMdx || isYaml ? file : null;
}

type NodeApi = Pick<NodePluginArgs, "getNode" | "actions" | "createNodeId" | "createContentDigest">;

function unlessGone(error: unknown): null {
  if (isRecord(error) && error.code === "ENOENT") return null;
  throw error;
}

/**
 * Turns a content file into a node of its own type. What visitors shall not see yet gets none, so that
 * no page, index, list or sitemap can show it; in `gatsby develop` it is marked.
 *
 * @param node The File or Mdx node, which becomes the parent; others are left alone.
 */
export async function createEntryNode(api: NodeApi, node: Node): Promise<void> {
  const { getNode, actions, createNodeId, createContentDigest } = api;
  const file = contentFile(node, getNode);
  if (file === null) return;
  // A file that has gone has a node until Gatsby notices: in its cache, or after a quick deletion.
  const source = await readFile(String(file.absolutePath), "utf8").catch(unlessGone);
  if (source === null) return;
  const result = await entryOf(String(file.relativePath), source);
  // What is wrong with it, the check of all content tells (check-content-first.ts).
  if (result?.entry == null) return;
  const { data, body, kind, file: path } = result.entry;
  const release = releaseOf(data);
  if (release > shownUntil()) return;
  const fields = {
    ...nodeFields(result.entry),
    ...(body !== null && { draft: release > today() }),
  };
  const type = nodeTypes[kind];
  const child = {
    ...fields,
    id: createNodeId(`${type} ${path}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  };
  await actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
}

/** Turns each content file into a node when Gatsby finds it. */
export const createContentNode: GatsbyNode["onCreateNode"] = async (api) =>
  createEntryNode(api, api.node);
