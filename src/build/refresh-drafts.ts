import type { GatsbyNode } from "gatsby";
import { kindNames, kinds } from "../content-model/kinds";
import { createEntryNode } from "./content-nodes";

const types = kindNames.map((kind) => kinds[kind].type);
const typeNames = new Set<string>(types);

/**
 * Updates drafts in Gatsby's cache: a new day publishes an entry whose file has not changed, and a build
 * may find drafts that `gatsby develop` created. Gatsby runs `onCreateNode` only for changed files, so
 * entries that became due are made here.
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
