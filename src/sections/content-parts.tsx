import type { ReactNode } from "react";
import type { ContentNode } from "../content-model/content-tree";
import { PART_ATTRIBUTE, type ContentPart } from "../lib/content-html";
import { renderNodes, type ContentImage } from "./content-nodes";
import { partClasses } from "./part-classes";
import { TermDefinitions } from "./term-link";
import { isTree } from "./tree";

/** The parts of a page's text, ready to be shown; one that the page does not have is `false`. */
export type ContentParts = { readonly [Part in ContentPart]: ReactNode };

const isAction = (node: ContentNode) =>
  typeof node !== "string" && "component" in node && node.component === "CallToAction";

/** What a page's `<Opening>` holds, and all that follows. */
function splitOpening(nodes: readonly ContentNode[]) {
  const [first, ...rest] = nodes;
  if (typeof first !== "object" || !("component" in first) || first.component !== "Opening") {
    return { opening: [], rest: nodes };
  }
  return { opening: first.children ?? [], rest };
}

/**
 * Shows a page's text as prerendering and the develop server do, from its tree. In a built site's
 * browser `content-parts-html.tsx` stands for this module, which shows the HTML that this one wrote:
 * no view of a section is ever sent to a visitor (docs/decisions/0029-static-sections.md).
 *
 * @param body The `body` field of an entry: a list of `ContentNode`.
 * @throws {Error} Where it is none.
 */
export function contentParts(body: unknown, images: readonly ContentImage[]): ContentParts {
  if (!isTree(body)) throw new Error("A page's text is no tree. Delete .cache and public.");
  const { opening, rest } = splitOpening(body);
  const show = (part: ContentPart, nodes: readonly ContentNode[]) => (
    <div className={partClasses[part]} {...{ [PART_ATTRIBUTE]: part }}>
      {renderNodes(nodes, images)}
      <TermDefinitions nodes={nodes} />
    </div>
  );
  const actions = opening.filter(isAction);
  const scene = opening.filter((node) => !isAction(node));
  return {
    actions: actions.length > 0 && show("actions", actions),
    scene: scene.length > 0 && show("scene", scene),
    text: show("text", rest),
  };
}
