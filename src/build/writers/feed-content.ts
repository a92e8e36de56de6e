import { toHtml } from "hast-util-to-html";
import type { HtmlContent } from "./page-content";

/** Attributes that feed readers understand; no class, style or handler. */
const KEPT = new Set(
  "href src srcSet sizes alt width height colSpan rowSpan scope start id dateTime".split(" "),
);

/** Each address of a `srcset`, which has commas between its images, as a full one. */
const fullSet = (set: string, page: string) =>
  set
    .split(/,\s+/u)
    .map((image) => image.trim().split(/\s+/u))
    .map(([address = "", ...size]) => [new URL(address, page).href, ...size].join(" "))
    .join(", ");

function forReaders(node: HtmlContent, page: string): HtmlContent {
  if (node.type !== "element") return node;
  const properties = Object.fromEntries(
    Object.entries(node.properties)
      .filter(([name]) => KEPT.has(name))
      .map(([name, value]) => [
        name,
        name === "srcSet" && typeof value === "string" ? fullSet(value, page) : value,
      ]),
  );
  const children = node.children.map((child) => forReaders(child, page));
  return { ...node, properties, children };
}

/**
 * The HTML of a post for feed readers.
 *
 * @param content Nodes of `pageContent`.
 * @param page Full address of the post.
 */
export const feedContent = (content: readonly HtmlContent[], page: string): string =>
  toHtml(
    content.map((node) => forReaders(node, page)),
    { characterReferences: { useNamedReferences: true } },
  );
