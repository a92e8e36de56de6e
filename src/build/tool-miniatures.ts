import type { Node } from "gatsby";
import type { ContentNode } from "../content-model/content-tree";
import { miniatureOf, savingsMiniature } from "../features/tools/examples";
import type { Miniatures } from "../features/tools/kit/miniature";
import { nodesIn, replaceNodes } from "./content/tree-parts";
import { isEntry } from "./entry-node";

/** Whether a text has cards of tools. */
export const showsTools = (nodes: readonly ContentNode[]): boolean =>
  [...nodesIn(nodes)].some(
    (node) =>
      "component" in node &&
      node.component === "Cards" &&
      node.props.items.some(({ tool }) => tool !== undefined),
  );

/** The worked examples of the tools in small, from the nodes of pages. */
export function toolMiniatures(nodes: Iterable<Node>): Miniatures {
  const pages = [...nodes].filter((node) => isEntry(node, "page"));
  const tools = pages.flatMap((page) => (page.template === "tool" ? [page.tool] : []));
  const homes = pages.filter((page) => page.template === "home");
  const savings = homes.map(
    ({ region, calculator }) => [region, savingsMiniature(calculator, region)] as const,
  );
  return {
    ...Object.fromEntries(
      tools.map(({ name, in: own, us }) => {
        const draw = miniatureOf[name];
        return [name, { in: draw(own, "in"), us: draw(us, "us") }];
      }),
    ),
    "savings-calculator": Object.fromEntries(savings),
  };
}

/** The miniatures of one region, for a page of that region. */
export function miniaturesIn(all: Miniatures, region: "in" | "us"): Miniatures {
  return Object.fromEntries(
    Object.entries(all).map(([name, own]) => [name, { [region]: own[region] }]),
  );
}

/** A text whose cards of tools have their miniatures. */
export const withMiniatures = (nodes: readonly ContentNode[], miniatures: Miniatures) =>
  replaceNodes(nodes, (node) => {
    if (typeof node === "string" || "tag" in node || node.component !== "Cards") return null;
    const props = { ...node.props, miniatures };
    return [{ ...node, props }];
  });
