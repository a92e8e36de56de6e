import type { ContentNode } from "../../../content-model/content-tree";
import { isBlank } from "../../../lib/text";
import type { Entry } from "../entry";
import { textOf } from "../tree-parts";

/** Fewer words than these are a label, not a sentence: pages may share "What happens next". */
const FEWEST_WORDS = 4;

const inlineTags = new Set(["a", "br", "code", "del", "em", "strong", "sub", "sup"]);

/** Cells and code name lines and figures, which have to be called the same everywhere. */
const tagsLeftOut = new Set(["table", "pre"]);

/** Props that are read as text, whatever they end with; labels of actions and of rows are not. */
const proseProps = ["title", "ask", "caption"];

/** The like among the fields; `title` is for tabs and search results on pages, the heading elsewhere. */
const proseFields = ["title", "heading", "intro", "description", "definition", "text"];

/** The texts in a value: under these keys, and wherever one ends as a sentence does. */
function textsIn(value: unknown, keys: readonly string[], key = ""): readonly string[] {
  if (typeof value === "string") return keys.includes(key) || /[.?!…]$/u.test(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, keys, name));
}

const isInline = (node: ContentNode) =>
  typeof node === "string" || ("tag" in node && inlineTags.has(node.tag));

/** The running texts of a tree, a block each. */
function textsOf(nodes: readonly ContentNode[]): readonly string[] {
  const own = textOf(nodes.filter(isInline));
  const inside = nodes.flatMap((node) => {
    if (typeof node === "string" || isInline(node)) return [];
    if ("tag" in node && tagsLeftOut.has(node.tag)) return [];
    const props = "component" in node ? textsIn(node.props, proseProps) : [];
    return [...props, ...textsOf(node.children ?? [])];
  });
  return [own, ...inside].filter((text) => !isBlank(text));
}

/** A sentence without what can differ in a copy of it: case, spaces, kinds of quotation marks, its end. */
function normalise(sentence: string): string {
  return sentence
    .toLowerCase()
    .replaceAll(/[“”]/gu, '"')
    .replaceAll(/[‘’]/gu, "'")
    .replaceAll(/\s+/gu, " ")
    .replace(/[.!?…:;,\s]+$/u, "");
}

const wordsOf = (text: string) => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));

function sentencesIn(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?…]["'”’)]?)\s+(?=[\p{Lu}\p{N}₹"'“‘(])/u)
    .map(normalise)
    .filter((sentence) => wordsOf(sentence).length >= FEWEST_WORDS);
}

/** The sentences of an entry's page: fields, text, titles, questions and captions, normalised, each once. */
export function sentencesOf({ data, body }: Pick<Entry, "data" | "body">): ReadonlySet<string> {
  const texts = [...textsIn(data, proseFields), ...textsOf(body?.tree ?? [])];
  return new Set(texts.flatMap(sentencesIn));
}

/** Each sentence that more than one page has, with the pages: `"a sentence": /one/, /other/`. */
export function repeatedSentences(
  pages: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] {
  const places = new Map<string, string[]>();
  for (const [url, sentences] of pages) {
    for (const sentence of sentences) places.set(sentence, [...(places.get(sentence) ?? []), url]);
  }
  return [...places]
    .filter(([, urls]) => urls.length > 1)
    .map(([sentence, urls]) => `"${sentence}": ${urls.join(", ")}`);
}
