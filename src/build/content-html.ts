import { CONTENT_PARTS, PART_ATTRIBUTE, type ContentHtml } from "../lib/content-html";
import { isRecord } from "../lib/json";

const DIV = /<(?<end>\/?)div\b[^>]*>/gu;

const STYLED = /<[^>]*\sstyle="/u;

/** What stands between the tags of a `div`, given where its opening tag begins. */
function insideOf(html: string, begin: number): string {
  DIV.lastIndex = begin;
  let depth = 0;
  let start = begin;
  for (let tag = DIV.exec(html); tag !== null; tag = DIV.exec(html)) {
    if (depth === 0) start = DIV.lastIndex;
    depth += tag.groups?.end === "" ? 1 : -1;
    if (depth === 0) return html.slice(start, tag.index);
  }
  throw new Error("a part of the page's text has no end");
}

/**
 * Reads the parts of a page's text from the HTML that React wrote for it, in which every `div` is
 * closed and no text has a bare `<`.
 *
 * @throws {Error} Where a part has no end or a style attribute, or the page has it twice.
 */
export function contentHtmlOf(html: string): ContentHtml {
  const parts = CONTENT_PARTS.flatMap((part) => {
    const [first, ...more] = html.matchAll(
      new RegExp(`<div\\b[^>]*\\s${PART_ATTRIBUTE}="${part}"`, "gu"),
    );
    if (more.length > 0)
      throw new Error(`the page has ${more.length + 1} parts "${part}", not one`);
    if (first === undefined) return [];
    const inside = insideOf(html, first.index);
    if (STYLED.test(inside)) {
      throw new Error(
        `the part "${part}" has a style attribute, which the security policy of the pages from which visitors move here forbids; use a class, or an attribute of SVG`,
      );
    }
    return [[part, inside] as const];
  });
  return Object.fromEntries(parts);
}

/** Whether a value of a page's data is an entry whose text is a tree. */
const hasTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isRecord(value) && Array.isArray(value.body);

/**
 * Puts the HTML of a page's text into the place of its tree and of the images that the tree shows, in
 * the data that browsers load for the page.
 *
 * @param pageData Gatsby's `page-data.json`.
 * @param html The page as Gatsby wrote it.
 * @returns The data for browsers, or `null` where the page has no text of this kind.
 * @throws {Error} As `contentHtmlOf`.
 */
export function withContentHtml(pageData: string, html: string): string | null {
  const page: unknown = JSON.parse(pageData);
  if (!isRecord(page) || !isRecord(page.result) || !isRecord(page.result.data)) return null;
  const { data } = page.result;
  if (!Object.values(data).some(hasTree)) return null;
  const body = contentHtmlOf(html);
  const changed: Readonly<Record<string, unknown>> = Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      hasTree(value) ? { ...value, body, images: [] } : value,
    ]),
  );
  return JSON.stringify({ ...page, result: { ...page.result, data: changed } });
}
