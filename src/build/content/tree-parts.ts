import type { Definition, Root } from "mdast";
import { visit } from "unist-util-visit";
import type {
  ContentComponent,
  ContentElement,
  ContentNode,
  ElementProps,
  ElementTag,
} from "../../content-model/content-tree";

/** An element, without properties and children that it does not have. */
export function element(
  tag: ElementTag,
  props: ElementProps | null,
  children?: readonly ContentNode[],
): ContentElement {
  return {
    tag,
    ...(props !== null && { props }),
    ...(children !== undefined && children.length > 0 && { children }),
  };
}

/** Every element and component of a tree, each before those inside it. */
export function* nodesIn(
  nodes: readonly ContentNode[],
): Generator<ContentElement | ContentComponent> {
  for (const node of nodes) {
    if (typeof node === "string") continue;
    yield node;
    yield* nodesIn(node.children ?? []);
  }
}

/** A tree with other nodes in place of some. `by` returns them, or null to look inside the node. */
export function replaceNodes(
  nodes: readonly ContentNode[],
  by: (node: ContentNode) => readonly ContentNode[] | null,
): readonly ContentNode[] {
  return nodes.flatMap((node) => {
    const others = by(node);
    if (others !== null) return others;
    if (typeof node === "string" || node.children === undefined) return [node];
    return [{ ...node, children: replaceNodes(node.children, by) }];
  });
}

/** The words of a part of a tree, an image's alternative text included. */
export function textOf(nodes: readonly ContentNode[]): string {
  const parts = nodes.map((node) => {
    if (typeof node === "string") return node;
    if ("tag" in node && node.tag === "br") return " ";
    return "tag" in node && node.tag === "img" ? node.props?.alt : textOf(node.children ?? []);
  });
  return parts.join("");
}

/** Of two definitions with one name the first counts (https://spec.commonmark.org/0.31.2/#matches). */
export function definitionsOf(root: Root): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>();
  visit(root, "definition", (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  return definitions;
}
