import type { ContentNode } from "../content-model/content-tree";

/** A page's text, split by where the page shows it. */
interface ContentParts {
  /** Calls to action inside `<Opening>`: they follow the page's intro. */
  readonly actions: readonly ContentNode[];
  /** The rest of `<Opening>`: the scene beside the heading. */
  readonly scene: readonly ContentNode[];
  /** Whether the scene is below the heading, over the whole width. */
  readonly isWide: boolean;
  /** Everything after `<Opening>`. */
  readonly text: readonly ContentNode[];
}

/** Whether a node is the component with a name. */
export const isComponent = (node: ContentNode | undefined, name: string) =>
  typeof node === "object" && "component" in node && node.component === name;

/**
 * Splits the `body` field of an entry. GraphQL gives it as JSON; the build has checked each node.
 *
 * @throws {Error} If `body` is not a list, which happens when a cache is older than the code.
 */
export function splitContent(body: unknown): ContentParts {
  if (!Array.isArray(body)) throw new Error("The body is not a list. Delete .cache and public.");
  const nodes: readonly ContentNode[] = body;
  const [first, ...rest] = nodes;
  if (typeof first !== "object" || !("component" in first) || first.component !== "Opening") {
    return { actions: [], scene: [], isWide: false, text: nodes };
  }
  const opening = first.children ?? [];
  return {
    actions: opening.filter((node) => isComponent(node, "CallToAction")),
    scene: opening.filter((node) => !isComponent(node, "CallToAction")),
    isWide: first.props.wide === true,
    text: rest,
  };
}

/** Splits a text into what comes before its first `<Section>` and the rest. */
export function splitSections(
  text: readonly ContentNode[],
): Record<"before" | "sections", readonly ContentNode[]> {
  const first = text.findIndex((node) => isComponent(node, "Section"));
  const end = first === -1 ? text.length : first;
  return { before: text.slice(0, end), sections: text.slice(end) };
}

/** Splits the text after `<Opening>` into what comes before and inside `<Closing>`. */
export function splitClosing(
  text: readonly ContentNode[],
): Record<"main" | "closing", readonly ContentNode[]> {
  const last = text.at(-1);
  if (typeof last !== "object" || !isComponent(last, "Closing")) return { main: text, closing: [] };
  return { main: text.slice(0, -1), closing: last.children ?? [] };
}
