import { isRecord } from "../lib/json";
import { cut } from "../lib/text";

const MAX_ANSWER = 160;

const childrenOf = (node: unknown): readonly unknown[] =>
  isRecord(node) && Array.isArray(node.children) ? node.children : [];

/** Elements within a line; others end a word. */
const INLINE = new Set(["a", "code", "del", "em", "strong", "sub", "sup"]);

function textOf(node: unknown): string {
  if (typeof node === "string") return node;
  // Questions are entries of their own.
  if (!isRecord(node) || node.component === "Question") return "";
  return childrenOf(node).map(textOf).join("") + (INLINE.has(String(node.tag)) ? "" : " ");
}

const wordsOf = (nodes: readonly unknown[]) => nodes.map(textOf).join("").trim().split(/\s+/u);

/** The first words of a content tree, without its questions. */
export function openingOf(body: readonly unknown[], words: number): string {
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
export function questionsOf(body: readonly unknown[]): Question[] {
  let anchor = "";
  const visit = (node: unknown): Question[] => {
    if (!isRecord(node)) return [];
    const props = isRecord(node.props) ? node.props : {};
    if (node.component === "Question" && typeof props.ask === "string") {
      return [{ ask: props.ask, answer: shorten(wordsOf(childrenOf(node)).join(" ")), anchor }];
    }
    const outer = anchor;
    const isSection = node.component === "Section";
    if ((isSection || /^h[2-6]$/u.test(String(node.tag))) && typeof props.id === "string") {
      anchor = `#${props.id}`;
    }
    const questions = childrenOf(node).flatMap(visit);
    if (isSection) anchor = outer;
    return questions;
  };
  return body.flatMap(visit);
}
