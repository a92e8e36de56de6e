import type { ContentNode, ElementTag } from "../content-model/content-tree";
import { cut } from "../lib/text";

const MAX_ANSWER = 160;

/** Elements within a line; others end a word. */
const INLINE: ReadonlySet<ElementTag> = new Set<ElementTag>([
  "a",
  "code",
  "del",
  "em",
  "strong",
  "sub",
  "sup",
]);

function textOf(node: ContentNode): string {
  if (typeof node === "string") return node;
  // Questions are entries of their own.
  if ("component" in node && node.component === "Question") return "";
  const isInline = "tag" in node && INLINE.has(node.tag);
  return (node.children ?? []).map(textOf).join("") + (isInline ? "" : " ");
}

const wordsOf = (nodes: readonly ContentNode[]) => nodes.map(textOf).join("").trim().split(/\s+/u);

/** The first words of a content tree, without its questions. */
export function openingOf(body: readonly ContentNode[], words: number): string {
  return wordsOf(body).slice(0, words).join(" ");
}

function shorten(text: string): string {
  if (text.length <= MAX_ANSWER) return text;
  return `${cut(text, MAX_ANSWER).replace(/\s+\S*$/u, "")} …`;
}

/** A question that a page answers. */
export interface Question {
  readonly ask: string;
  /** The answer, shortened. */
  readonly answer: string;
  /** The anchor of its section or heading, with `#`; empty without one. */
  readonly anchor: string;
}

/** The questions in a content tree. */
export function questionsOf(body: readonly ContentNode[]): Question[] {
  let anchor = "";
  const visit = (node: ContentNode): Question[] => {
    if (typeof node === "string") return [];
    if ("component" in node && node.component === "Question") {
      return [
        { ask: node.props.ask, answer: shorten(wordsOf(node.children ?? []).join(" ")), anchor },
      ];
    }
    if ("tag" in node && node.props?.id !== undefined) anchor = `#${node.props.id}`;
    if (!("component" in node) || node.component !== "Section") {
      return (node.children ?? []).flatMap(visit);
    }
    const outer = anchor;
    anchor = `#${node.props.id}`;
    const questions = (node.children ?? []).flatMap(visit);
    anchor = outer;
    return questions;
  };
  return body.flatMap(visit);
}
