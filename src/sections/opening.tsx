import type { ContentNode } from "../content-model/content-tree";
import type { SectionProps } from ".";
import { isTree } from "./tree";

/** What a page opens with beside its heading. The page's head shows it (`splitOpening`). */
export function Opening({ children }: SectionProps<"Opening">) {
  return children;
}

/** The parts of a text that its page shows in different places. */
export interface PageParts {
  /** What to do next, under the heading. */
  readonly actions: readonly ContentNode[];
  /** The scene beside the heading. */
  readonly evidence: readonly ContentNode[];
  readonly rest: readonly ContentNode[];
}

const isAction = (node: ContentNode) =>
  typeof node !== "string" && "component" in node && node.component === "CallToAction";

/** Parts a page's text: what its `<Opening>` holds, and all that follows. */
export function splitOpening(tree: unknown): PageParts {
  const nodes = isTree(tree) ? tree : [];
  const [first, ...rest] = nodes;
  if (typeof first !== "object" || !("component" in first) || first.component !== "Opening") {
    return { actions: [], evidence: [], rest: nodes };
  }
  const opening = first.children ?? [];
  return {
    actions: opening.filter(isAction),
    evidence: opening.filter((node) => !isAction(node)),
    rest,
  };
}
