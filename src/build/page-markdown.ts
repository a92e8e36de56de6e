import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { contentOf } from "./feed-content";

const reader = unified().use(rehypeParse, { fragment: true });
const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: "-", emphasis: "_" });

type Root = ReturnType<typeof reader.parse>;
type HtmlNode = Root["children"][number];
type HtmlElement = Extract<HtmlNode, { type: "element" }>;
type HtmlContent = HtmlElement["children"][number];

const HEADING = /<h1\b[^>]*>[^]*?<\/h1>/u;
const NOTE = /<p class="[^"]*sample-label[^"]*">[^]*?<\/p>/u;

/** Parts of a page's content in the order of the page. */
const PARTS = ["scene", "beside", "text"];

/** Elements without words, or with words for a visitor who can press something. */
const LEFT_OUT = new Set("script style svg form button noscript template input".split(" "));

const isShown = (node: HtmlContent) =>
  node.type === "text" ||
  (node.type === "element" &&
    !LEFT_OUT.has(node.tagName) &&
    node.properties.hidden !== true &&
    node.properties.ariaHidden !== "true");

function textOf(node: HtmlContent): string {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map(textOf).join("") : "";
}

/** Whether only the layout of the page separates two words. */
const areGlued = (before: HtmlContent | undefined, after: HtmlContent) =>
  before !== undefined &&
  /[\p{L}\p{N}]$/u.test(textOf(before)) &&
  /^[\p{L}\p{N}]/u.test(textOf(after));

/** An element as text: a drawing becomes its description, and addresses become full ones. */
function asText(element: HtmlElement, page: string): HtmlElement {
  const { role, ariaLabel, href, src } = element.properties;
  const properties = {
    ...element.properties,
    ...(typeof href === "string" && { href: new URL(href, page).href }),
    ...(typeof src === "string" && { src: new URL(src, page).href }),
  };
  const children: HtmlContent[] =
    role === "img" && typeof ariaLabel === "string"
      ? [{ type: "text", value: ariaLabel }]
      : withoutControls(element.children, page);
  return { ...element, properties, children };
}

function withoutControls(nodes: readonly HtmlContent[], page: string): HtmlContent[] {
  const shown = nodes.filter(isShown);
  return shown.flatMap((node, index) => {
    const own = node.type === "element" ? asText(node, page) : node;
    return areGlued(shown[index - 1], node) ? [{ type: "text", value: " " }, own] : [own];
  });
}

function toMarkdown(html: string, page: string): string {
  const tree = reader.parse(html);
  const nodes = tree.children.flatMap((node) =>
    node.type === "element" || node.type === "text" ? [node] : [],
  );
  const children = withoutControls(nodes, page);
  return writer.stringify(writer.runSync({ ...tree, children })).trim();
}

/** The HTML from which a page's text is made. */
export interface MarkdownSource {
  readonly heading: string;
  readonly content: string;
}

/** The heading of a written page, the label of a sample, and its content. */
export function markdownSource(html: string): MarkdownSource {
  const [heading = ""] = HEADING.exec(html) ?? [];
  const [note = ""] = NOTE.exec(html) ?? [];
  // The label is a word of its own on the page.
  const label = note.replace("</span>", ":</span>");
  return { heading, content: label + PARTS.map((part) => contentOf(html, part)).join("") };
}

/**
 * The text of a page in Markdown, with full addresses.
 *
 * @param page Full address of the page.
 */
export function pageMarkdown(source: MarkdownSource, page: string, description: string): string {
  const { heading, content } = source;
  return `${toMarkdown(heading, page)}\n\n> ${description}\n\n${toMarkdown(content, page)}\n`;
}
