/** A node of a content tree, as far as its words depend on it. */
export type TextNode =
  | string
  | {
      readonly tag?: string;
      readonly component?: string;
      readonly props?: object;
      readonly children?: readonly TextNode[];
    };

/** Elements within a line; others end a word. */
const INLINE = new Set<string | undefined>("a code del em strong sub sup".split(" "));

function textOf(node: TextNode): string {
  if (typeof node === "string") return node;
  const text = (node.children ?? []).map(textOf).join("");
  return INLINE.has(node.tag) ? text : `${text} `;
}

/** The words of nodes, on one line. */
export const plainText = (nodes: readonly TextNode[]): string =>
  nodes.map(textOf).join("").replace(/\s+/gu, " ").trim();

/** A question that a text answers. */
interface Question {
  readonly ask: string;
  readonly answer: string;
  /** The anchor of its section or heading, with `#`; empty without one. */
  readonly anchor: string;
}

/** The questions in a content tree, with their answers as plain text. */
export function questionsIn(nodes: readonly TextNode[]): Question[] {
  let anchor = "";
  const visit = (node: TextNode): Question[] => {
    if (typeof node === "string") return [];
    const { tag, component, props = {}, children = [] } = node;
    if (component === "Question" && "ask" in props) {
      return [{ ask: String(props.ask), answer: plainText(children), anchor }];
    }
    const outer = anchor;
    const isPlace = tag !== undefined || component === "Section";
    if (isPlace && "id" in props) anchor = `#${String(props.id)}`;
    const questions = children.flatMap(visit);
    if (component === "Section") anchor = outer;
    return questions;
  };
  return nodes.flatMap(visit);
}
