import { isRecord } from "../lib/json";
import { cut } from "../lib/text";

const LONGEST_ANSWER = 160;

const childrenOf = (node: unknown): readonly unknown[] =>
  isRecord(node) && Array.isArray(node.children) ? node.children : [];

/** Elements that stand inside a line. */
const INLINE = new Set(["a", "code", "del", "em", "strong", "sub", "sup"]);

/** The text of nodes of a content tree, until it has about so many words; without its questions. */
function textOf(nodes: readonly unknown[], most: number): string {
  const parts: string[] = [];
  let words = 0;
  const read = (node: unknown): void => {
    if (words >= most) return;
    if (typeof node === "string") {
      parts.push(node);
      words += node.match(/\S+/gu)?.length ?? 0;
    } else if (isRecord(node) && node.component !== "Question") {
      childrenOf(node).forEach(read);
      if (!INLINE.has(String(node.tag))) parts.push(" ");
    }
  };
  nodes.forEach(read);
  return parts.join("").replaceAll(/\s+/gu, " ").trim();
}

/** A text cut at a word, with a sign that there is more. */
function shortened(text: string): string {
  if (text.length <= LONGEST_ANSWER) return text;
  return `${cut(text, LONGEST_ANSWER).replace(/\s+\S*$/u, "")} …`;
}

/** A question that a text answers. */
export interface Question {
  readonly ask: string;
  readonly answer: string;
  /** The anchor that stands nearest above it; empty where there is none. */
  readonly anchor: string;
}

/** The questions of a text, with the anchor of the section or heading they stand under. */
export function questionsOf(body: readonly unknown[]): Question[] {
  let anchor = "";
  const read = (node: unknown): Question[] => {
    if (!isRecord(node)) return [];
    const props = isRecord(node.props) ? node.props : {};
    if (node.component === "Question" && typeof props.ask === "string") {
      return [
        { ask: props.ask, answer: shortened(textOf(childrenOf(node), LONGEST_ANSWER)), anchor },
      ];
    }
    const outer = anchor;
    const isAnchor = node.component === "Section" || /^h[2-6]$/u.test(String(node.tag));
    if (isAnchor && typeof props.id === "string") anchor = `#${props.id}`;
    const found = childrenOf(node).flatMap(read);
    if (node.component === "Section") anchor = outer;
    return found;
  };
  return body.flatMap(read);
}

/** The words that a text begins with, without its questions: those are entries of their own. */
export function openingOf(body: readonly unknown[], words: number): string {
  return textOf(body, words).split(" ").slice(0, words).join(" ");
}
