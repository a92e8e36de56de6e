import type { ContentElement, ContentNode } from "../../content-model/content-tree";
import { isRecord } from "../../lib/json";

/** A cell of a table. */
export interface Cell {
  readonly text: string;
  readonly align: "left" | "right" | "center";
}

/** A part of a PDF, in reading order. */
export type Block =
  | { readonly kind: "heading"; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: "paragraph" | "note"; readonly text: string }
  | { readonly kind: "list"; readonly isOrdered: boolean; readonly items: readonly string[] }
  | { readonly kind: "table"; readonly head: readonly Cell[]; readonly rows: readonly Cell[][] };

function wordsOf(node: ContentNode): string {
  if (typeof node === "string") return node;
  if ("tag" in node && node.tag === "br") return " ";
  return (node.children ?? []).map(wordsOf).join("");
}

const text = (node: ContentNode) => wordsOf(node).replace(/\s+/gu, " ").trim();

const isTag = (node: ContentNode, ...tags: readonly string[]): node is ContentElement =>
  typeof node === "object" && "tag" in node && tags.includes(node.tag);

const inside = (node: ContentNode, ...tags: readonly string[]) =>
  typeof node === "string" ? [] : (node.children ?? []).filter((child) => isTag(child, ...tags));

const cells = (row: ContentNode): Cell[] =>
  inside(row, "th", "td").map((cell) => ({
    text: text(cell),
    align: cell.props?.align ?? "left",
  }));

function tableOf(table: ContentElement): Block {
  const rows = (part: string) => inside(table, part).flatMap((rows) => inside(rows, "tr"));
  return { kind: "table", head: rows("thead").flatMap(cells), rows: rows("tbody").map(cells) };
}

/** The text of a component, without its drawing: title, children and caption. */
function componentBlocks(node: Exclude<ContentNode, string | ContentElement>): Block[] {
  const props: Readonly<Record<string, unknown>> = isRecord(node.props) ? node.props : {};
  const { title, ask, caption } = props;
  const heading = [title, ask].find((value) => typeof value === "string");
  return [
    ...(heading === undefined ? [] : [{ kind: "heading", level: 3, text: heading } as const]),
    ...blocksOf(node.children ?? []),
    ...(typeof caption === "string" ? [{ kind: "note", text: caption } as const] : []),
  ];
}

function elementBlocks(node: ContentElement): Block[] {
  switch (node.tag) {
    case "h2":
      return [{ kind: "heading", level: 2, text: text(node) }];
    case "h3":
    case "h4":
    case "h5":
    case "h6":
      return [{ kind: "heading", level: 3, text: text(node) }];
    case "ul":
    case "ol":
      return [{ kind: "list", isOrdered: node.tag === "ol", items: inside(node, "li").map(text) }];
    case "table":
      return [tableOf(node)];
    case "blockquote":
      return blocksOf(node.children ?? []);
    case "img":
      return [{ kind: "note", text: node.props?.alt ?? "" }];
    case "hr":
      return [];
    default:
      return [{ kind: "paragraph", text: text(node) }];
  }
}

/** Turns content into blocks. Drawings are left out; their text is kept. */
export function blocksOf(nodes: readonly ContentNode[]): Block[] {
  const blocks = nodes.flatMap((node): Block[] => {
    if (typeof node === "string") return [{ kind: "paragraph", text: text(node) }];
    return "tag" in node ? elementBlocks(node) : componentBlocks(node);
  });
  return blocks.filter((block) => !("text" in block) || block.text !== "");
}
