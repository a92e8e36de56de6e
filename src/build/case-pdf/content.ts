import type { ContentElement, ContentNode } from "../../content-model/content-tree";
import { plainText } from "../../lib/content-text";
import { isRecord } from "../../lib/json";
import { textOf } from "../content/tree-parts";
import type { Sheet } from "./sheet";
import { styles, type Cell } from "./sheet-styles";

const lineOf = (node: ContentNode) => textOf([node]).replace(/\s+/gu, " ").trim();

const isTag = (node: ContentNode, ...tags: readonly string[]): node is ContentElement =>
  typeof node === "object" && "tag" in node && tags.includes(node.tag);

const inside = (node: ContentNode, ...tags: readonly string[]) =>
  typeof node === "string" ? [] : (node.children ?? []).filter((child) => isTag(child, ...tags));

const cells = (row: ContentNode): Cell[] =>
  inside(row, "th", "td").map((cell) => ({
    text: lineOf(cell),
    align: cell.props?.align ?? "left",
  }));

/** Adds the text of a component, without its drawing: title, children and caption. */
function addComponent(sheet: Sheet, node: Exclude<ContentNode, string | ContentElement>): void {
  const props: Readonly<Record<string, unknown>> = isRecord(node.props) ? node.props : {};
  const { title, ask, caption } = props;
  const heading = [title, ask].find((value) => typeof value === "string");
  if (heading !== undefined) sheet.text(heading, styles.h3);
  addContent(sheet, node.children ?? []);
  if (typeof caption === "string") sheet.text(caption, styles.note);
}

function addElement(sheet: Sheet, node: ContentElement): void {
  switch (node.tag) {
    case "h2":
      return sheet.text(lineOf(node), styles.h2);
    case "h3":
    case "h4":
    case "h5":
    case "h6":
      return sheet.text(lineOf(node), styles.h3);
    case "ul":
    case "ol":
      return sheet.list(
        inside(node, "li").map((item) => plainText([item])),
        node.tag === "ol",
      );
    case "table": {
      const rows = (part: string) => inside(node, part).flatMap((own) => inside(own, "tr"));
      return sheet.table(rows("thead").flatMap(cells), rows("tbody").map(cells));
    }
    case "blockquote":
      return addContent(sheet, node.children ?? []);
    case "img":
      return sheet.text(node.props?.alt ?? "", styles.note);
    case "hr":
      return;
    default:
      return sheet.text(lineOf(node), styles.p);
  }
}

/** Adds a content tree to a PDF. Drawings are left out; their text is kept. */
export function addContent(sheet: Sheet, nodes: readonly ContentNode[]): void {
  for (const node of nodes) {
    if (typeof node === "string") sheet.text(lineOf(node), styles.p);
    else if ("tag" in node) addElement(sheet, node);
    else addComponent(sheet, node);
  }
}
