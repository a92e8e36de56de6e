import { readFileSync } from "node:fs";
import path from "node:path";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { toolNames, toolPage } from "../../lib/tool-names";

const reader = unified().use(rehypeParse);

type Root = ReturnType<typeof reader.parse>;
/** An element of a page. */
export type HtmlElement = Extract<Root["children"][number], { type: "element" }>;
/** What is inside an element. */
export type HtmlContent = HtmlElement["children"][number];

/** The parts of a page that also make sense outside the site. */
export interface PageContent {
  /** Title and description of its head. */
  readonly title: string;
  readonly description: string;
  /** Whether its head names a version in Markdown. */
  readonly hasTwin: boolean;
  readonly heading: readonly HtmlContent[];
  /** The label of a sample. */
  readonly note: readonly HtmlContent[];
  /** The drawing beside the heading. */
  readonly scene: readonly HtmlContent[];
  readonly text: readonly HtmlContent[];
}

/** Elements without words, or with words for a visitor who can press something. */
const LEFT_OUT = new Set("script style svg form button noscript template input iframe".split(" "));

function isShown(node: HtmlContent): boolean {
  if (node.type === "text") return true;
  if (node.type !== "element" || LEFT_OUT.has(node.tagName)) return false;
  const { hidden, ariaHidden, role } = node.properties;
  // An alert is what an island shows after it has failed.
  return hidden !== true && ariaHidden !== "true" && role !== "alert";
}

function wordsOf(node: HtmlContent): string {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map(wordsOf).join("") : "";
}

/**
 * What an element has inside. A tool becomes its title, its verdict and a link to its page: its figures are
 * in fields, so its tables would lose them.
 */
function partsOf({ properties, children }: HtmlElement): readonly HtmlContent[] {
  const tool = toolNames.find((name) => name === properties.dataTool);
  if (tool === undefined) return children;
  const title = find(children, ({ tagName }) => tagName === "h2");
  const verdict = find(children, ({ properties: own }) => own.dataVerdict !== undefined);
  const link: HtmlElement = {
    type: "element",
    tagName: "a",
    properties: { href: toolPage(tool) },
    children: [{ type: "text", value: "Open the full tool" }],
  };
  const end: HtmlElement = { type: "element", tagName: "p", properties: {}, children: [link] };
  return [title, verdict, end].filter((part) => part !== undefined);
}

/** Whether only the layout of the page separates two words. */
const areGlued = (before: HtmlContent | undefined, after: HtmlContent) =>
  before !== undefined &&
  /[\p{L}\p{N}]$/u.test(wordsOf(before)) &&
  /^[\p{L}\p{N}]/u.test(wordsOf(after));

/** A drawing becomes its description, and addresses become full ones. */
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
      : textNodes(partsOf(element), page);
  return { ...element, properties, children };
}

function textNodes(nodes: readonly HtmlContent[], page: string): HtmlContent[] {
  const shown = nodes.filter(isShown);
  return shown.flatMap((node, index) => {
    const own = node.type === "element" ? asText(node, page) : node;
    return areGlued(shown[index - 1], node) ? [{ type: "text", value: " " }, own] : [own];
  });
}

function find(
  nodes: readonly (HtmlContent | Root["children"][number])[],
  isWanted: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  for (const node of nodes) {
    if (node.type !== "element") continue;
    const found = isWanted(node) ? node : find(node.children, isWanted);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isNote = ({ properties }: HtmlElement) => properties.dataSample !== undefined;

/** The label of a sample is a word of its own on the page. */
function withColon({ children: [label, ...rest], ...note }: HtmlElement): HtmlElement {
  const children: HtmlContent[] = [
    ...(label ? [label] : []),
    { type: "text", value: ":" },
    ...rest,
  ];
  return { ...note, children };
}

/**
 * The content of a written page without controls, drawings and what is hidden, with full addresses.
 *
 * @param page Full address of the page.
 */
export function pageContent(html: string, page: string): PageContent {
  const { children } = reader.parse(html);
  const part = (name: string) =>
    find(children, ({ properties }) => properties.dataContent === name)?.children ?? [];
  const meta = (name: string) => {
    const element = find(
      children,
      ({ properties: own }) => own.name === name || own.property === name,
    );
    return element?.properties.content ?? "";
  };
  const heading = find(children, ({ tagName }) => tagName === "h1");
  const note = find(children, isNote);
  return {
    title: meta("og:title"),
    description: meta("description"),
    hasTwin: find(children, ({ properties }) => properties.type === "text/markdown") !== undefined,
    heading: heading === undefined ? [] : [asText(heading, page)],
    note: note === undefined ? [] : [withColon(asText(note, page))],
    scene: textNodes(part("scene"), page),
    text: textNodes([...part("beside"), ...part("text")], page),
  };
}

/** The content of the page at a path of a written site. */
export const contentOfPage = (folder: string, siteUrl: string, url: string): PageContent =>
  pageContent(readFileSync(path.join(folder, url, "index.html"), "utf8"), siteUrl + url);
