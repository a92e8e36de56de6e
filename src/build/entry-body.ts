import type { Node } from "gatsby";
import { z } from "zod";
import type { ContentNode } from "../content-model/content-tree";

const treeSchema = z.custom<readonly ContentNode[]>(Array.isArray);

/**
 * The text of an entry's node, as a tree; empty for a kind without texts. Nodes keep it as JSON in
 * `internal.content`: Gatsby looks through every object of a node that a query returns, and a long text
 * has thousands.
 */
export function bodyOf({ internal: { content = "[]" } }: Pick<Node, "internal">) {
  return treeSchema.parse(JSON.parse(content));
}
