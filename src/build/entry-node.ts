import type { Node, NodePluginArgs } from "gatsby";
import { z } from "zod";
import type { ContentNode, TocEntry } from "../content-model/content-tree";
import { kinds, type KindData, type KindName } from "../content-model/kinds";

/** A kind whose entries have a text. */
export type TextKind = "page" | "blogPost" | "caseStudy" | "glossaryTerm";

interface Cover {
  readonly alt: string;
  /** Path of the author's image from the content file; absent for a drawing. */
  readonly src?: string;
}

type WithCover<Data> = Data extends unknown ? Omit<Data, "cover"> & { cover?: Cover } : never;

/** The node that content-nodes.ts makes of an entry: its fields, and some that are computed. */
export type EntryNode<Kind extends KindName> = Node &
  WithCover<KindData<Kind>> & {
    readonly slug: string;
  } & ((typeof kinds)[Kind]["prefix"] extends null ? unknown : { readonly url: string }) &
  (Kind extends TextKind ? { readonly toc: readonly TocEntry[] } : unknown);

/** Whether a node is that of an entry of a kind. */
export const isEntry = <Kind extends KindName>(node: Node, kind: Kind): node is EntryNode<Kind> =>
  node.internal.type === kinds[kind].type;

/** The nodes of all entries of a kind. */
export const entriesOf = <Kind extends KindName>(
  { getNodesByType }: Pick<NodePluginArgs, "getNodesByType">,
  kind: Kind,
) => getNodesByType(kinds[kind].type).filter((node) => isEntry(node, kind));

const treeSchema = z.custom<readonly ContentNode[]>(Array.isArray);

/**
 * The text of an entry's node, as a tree; empty for a kind without texts. Nodes keep it as JSON in
 * `internal.content`: Gatsby looks through every object of a node that a query returns, and a long text
 * has thousands.
 */
export function bodyOf({ internal: { content = "[]" } }: Pick<Node, "internal">) {
  return treeSchema.parse(JSON.parse(content));
}
