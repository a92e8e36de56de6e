import type { GatsbyNode } from "gatsby";
import { kindNames, kinds } from "../content-model/kinds";
import { createEntryNode } from "./content-nodes";

const types = kindNames.map((kind) => kinds[kind].type);
const typeNames = new Set<string>(types);

/**
 * Looks again at what Gatsby's cache knows of drafts: a new day publishes an entry whose file has not
 * changed, and a build finds in the cache what `gatsby develop` has shown.
 */
export const refreshDrafts: GatsbyNode["sourceNodes"] = async (api) => {
  const { actions, getNode, getNodesByType } = api;
  const drafts = types.flatMap(getNodesByType).filter(({ draft }) => draft === true);
  drafts.forEach((node) => actions.deleteNode(node));
  for (const node of getNodesByType("Mdx")) {
    const hasEntry = node.children.some((id) => typeNames.has(getNode(id)?.internal.type ?? ""));
    if (!hasEntry) await createEntryNode(api, node);
  }
};
