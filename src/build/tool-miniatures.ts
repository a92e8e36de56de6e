import type { Node } from "gatsby";
import { z } from "zod";
import { calculatorSchema } from "../content-model/calculator";
import type { ContentNode } from "../content-model/content-tree";
import { pageTool } from "../content-model/tools";
import { miniatureOf, savingsMiniature } from "../features/tools/examples";
import type { Miniatures } from "../features/tools/kit/miniature";
import { nodesIn } from "./content/tree-parts";

const toolPage = z.object({ tool: pageTool });
const home = z.object({ region: z.enum(["in", "us"]), calculator: calculatorSchema });

/** Whether a text has cards of tools. */
export const showsTools = (nodes: readonly ContentNode[]): boolean =>
  [...nodesIn(nodes)].some(
    (node) =>
      "component" in node &&
      node.component === "Cards" &&
      node.props.items.some(({ tool }) => tool !== undefined),
  );

/** The worked examples of the tools in small, from the nodes of pages. */
export function toolMiniatures(pages: Iterable<Node>): Miniatures {
  const nodes = [...pages];
  const homes = nodes.flatMap((node) => home.safeParse(node).data ?? []);
  const savings = (region: "in" | "us") => homes.find((own) => own.region === region)?.calculator;
  const [india, unitedStates] = [savings("in"), savings("us")];
  const tools = nodes.flatMap((node) => toolPage.safeParse(node).data?.tool ?? []);
  return {
    ...Object.fromEntries(
      tools.map(({ name, in: own, us }) => {
        const draw = miniatureOf[name];
        return [name, { in: draw(own, "in"), us: draw(us, "us") }];
      }),
    ),
    ...(india !== undefined && unitedStates !== undefined
      ? {
          "savings-calculator": {
            in: savingsMiniature(india, "in"),
            us: savingsMiniature(unitedStates, "us"),
          },
        }
      : {}),
  };
}

/** The miniatures of one region, for a page of that region. */
export function miniaturesIn(all: Miniatures, region: "in" | "us"): Miniatures {
  return Object.fromEntries(
    Object.entries(all).map(([name, own]) => [name, { [region]: own[region] }]),
  );
}

/** A text whose cards of tools have their miniatures. */
export function withMiniatures(
  nodes: readonly ContentNode[],
  miniatures: Miniatures,
): readonly ContentNode[] {
  return nodes.map((node) => {
    if (typeof node === "string") return node;
    if ("component" in node && node.component === "Cards") {
      const props = { ...node.props, miniatures };
      return { ...node, props };
    }
    return node.children === undefined
      ? node
      : { ...node, children: withMiniatures(node.children, miniatures) };
  });
}
