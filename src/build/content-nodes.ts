import { readFile } from "node:fs/promises";
import type { GatsbyNode, Node, NodePluginArgs } from "gatsby";
import type { ContentNode } from "../content-model/content-tree";
import { kinds } from "../content-model/kinds";
import { isRecord } from "../lib/json";
import { letterOf } from "../lib/letters";
import { fold } from "../lib/text";
import { today } from "../lib/today";
import { contentFile } from "./content-file";
import type { Body } from "./content/body";
import type { Entry } from "./content/entry";
import { takeParsedEntry } from "./content/parsed-entries";
import { releaseOf, shownUntil } from "./content/publish-date";
import { nodesIn } from "./content/tree-parts";

const WORDS_PER_MINUTE = 220;

const imagesOf = (tree: readonly ContentNode[]) =>
  [...nodesIn(tree)].flatMap((node) =>
    "tag" in node && node.tag === "img"
      ? [{ src: node.props?.src ?? "", alt: node.props?.alt ?? "" }]
      : [],
  );

const textFields = ({ toc, tree, words }: Body) => ({
  toc,
  images: imagesOf(tree),
  readingTime: Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
});

/** Fields of a kind that are computed from its data (`computedFields` in graphql-types.ts). */
function computedFields({ kind, data }: Entry): object {
  switch (kind) {
    case "page":
      return { lastModified: "updated" in data ? data.updated : null };
    case "blogPost":
    case "caseStudy":
      return { lastModified: data.updated ?? data.date };
    case "glossaryTerm": {
      // GraphQL sorts by character code.
      const sortKey = fold(data.term);
      return { sortKey, letter: letterOf(sortKey) };
    }
    default:
      return {};
  }
}

type NodeApi = Pick<NodePluginArgs, "getNode" | "actions" | "createNodeId" | "createContentDigest">;

function nullIfMissing(error: unknown): null {
  if (isRecord(error) && error.code === "ENOENT") return null;
  throw error;
}

/** What is drawn for a post or case study whose author gave no cover (write-covers.ts). */
const PLAIN_COVER = { alt: "A cardboard box" };

/** The cover of an entry; null for an entry without one. */
function coverOf({ kind, data }: Entry) {
  const isArticle = kind === "blogPost" || kind === "caseStudy";
  return ("cover" in data && data.cover) || (isArticle ? PLAIN_COVER : null);
}

/**
 * Creates the node of a content file, with the type of its kind. An entry that visitors may not see yet
 * gets no node, so no page, list or sitemap can show it; in `gatsby develop` it is marked as a draft.
 *
 * @param node The File or Mdx node, which becomes the parent. Other nodes are ignored.
 */
export async function createEntryNode(api: NodeApi, node: Node): Promise<void> {
  const { getNode, actions, createNodeId, createContentDigest } = api;
  const file = contentFile(node, getNode);
  if (file === null) return;
  // Gatsby may still have a node of a file that was deleted a moment ago.
  const source = await readFile(String(file.absolutePath), "utf8").catch(nullIfMissing);
  if (source === null) return;
  const result = await takeParsedEntry(String(file.relativePath), source);
  // check-content.ts reports the mistakes of a file that has no entry.
  if (result?.entry == null) return;
  const { data, body, kind, slug, url } = result.entry;
  const release = releaseOf(data);
  if (release > shownUntil()) return;
  const cover = coverOf(result.entry);
  const fields = {
    ...data,
    ...computedFields(result.entry),
    ...(body !== null && { ...textFields(body), draft: release > today() }),
    ...(cover !== null && { cover }),
    slug,
    url,
  };
  const { type } = kinds[kind];
  const content = body === null ? undefined : JSON.stringify(body.tree);
  const child = {
    ...fields,
    id: createNodeId(`${type} ${result.entry.file}`),
    parent: node.id,
    children: [],
    internal: {
      type,
      contentDigest: createContentDigest([fields, content]),
      ...(content !== undefined && { content, mediaType: "application/json" }),
    },
  };
  await actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
}

/** Creates a node for each content file that Gatsby finds. */
export const createContentNode: GatsbyNode["onCreateNode"] = async (api) =>
  createEntryNode(api, api.node);
