import type { Node, NodePluginArgs } from "gatsby";

/** The content file that a node was made from, as a path below `content`; null for any other node. */
export function contentFileOf(
  node: Node | undefined,
  getNode: NodePluginArgs["getNode"],
): string | null {
  if (node === undefined) return null;
  if (node.internal.type === "File") return String(node.relativePath);
  return node.parent === null ? null : contentFileOf(getNode(node.parent), getNode);
}
