import type { ContentComponentOf, ContentNode } from "../content-model/content-tree";
import { splitContent } from "./content-parts";

/** Elements within a line; others end a word. */
const INLINE: ReadonlySet<string> = new Set(["a", "code", "del", "em", "strong", "sub", "sup"]);

function textOf(node: ContentNode): string {
  if (typeof node === "string") return node;
  const text = (node.children ?? []).map(textOf).join("");
  return "tag" in node && INLINE.has(node.tag) ? text : `${text} `;
}

/** Every component of a name in a text, in reading order. */
function componentsIn<Name extends "Question" | "JobOpenings">(
  nodes: readonly ContentNode[],
  name: Name,
): ContentComponentOf<Name>[] {
  const isNamed = (node: ContentNode): node is ContentNode & ContentComponentOf<Name> =>
    typeof node === "object" && "component" in node && node.component === name;
  return nodes.flatMap((node) =>
    typeof node === "string"
      ? []
      : [...(isNamed(node) ? [node] : []), ...componentsIn(node.children ?? [], name)],
  );
}

/** The questions in the `body` of an entry, with their answers as plain text. */
export function questionsIn(body: unknown): { readonly ask: string; readonly answer: string }[] {
  return componentsIn(splitContent(body).text, "Question").map(({ props, children = [] }) => ({
    ask: props.ask,
    answer: children.map(textOf).join("").replace(/\s+/gu, " ").trim(),
  }));
}

/** The open positions in the `body` of an entry. */
export function openingsIn(body: unknown) {
  return componentsIn(splitContent(body).text, "JobOpenings").flatMap(({ props }) => props.items);
}
