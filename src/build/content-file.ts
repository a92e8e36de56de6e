import type { Node, NodePluginArgs } from "gatsby";

/** The content file of a File or Mdx node; null for any other node. */
export function contentFile(
  node: Node | undefined,
  getNode: NodePluginArgs["getNode"],
): Node | null {
  const isMdx = node?.internal.type === "Mdx";
  const file = isMdx ? getNode(node.parent ?? "") : node;
  if (file?.internal.type !== "File" || file.sourceInstanceName !== "content") return null;
  return isMdx || file.extension === "yml" ? file : null;
}
