import type { ContentElement, ContentNode, ElementTag } from "../../content-model/content-tree";
import type { TermMatcher } from "./term-matcher";
import { replaceNodes } from "./tree-parts";

/**
 * Called for each mention of a term, in the order of the text. Returns the definition if the mention
 * becomes a link, or null.
 */
type Decide = (url: string) => string | null;

/** Elements in which no term is linked. */
const CLOSED: ReadonlySet<ElementTag> = new Set([
  "code",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "pre",
  "th",
] as const);

const termLink = (url: string, definition: string, words: string): ContentElement => ({
  tag: "a",
  props: { href: url, definition },
  children: [words],
});

function linkText(text: string, matcher: TermMatcher, decide: Decide): readonly ContentNode[] {
  const nodes: ContentNode[] = [];
  let from = 0;
  for (const { start, end, url } of matcher.matches(text)) {
    const definition = decide(url);
    if (definition === null) continue;
    if (start > from) nodes.push(text.slice(from, start));
    nodes.push(termLink(url, definition, text.slice(start, end)));
    from = end;
  }
  if (from === 0) return [text];
  return from < text.length ? [...nodes, text.slice(from)] : nodes;
}

/**
 * Links mentions of terms. Headings, heads of tables, code, links, openings and the props of components
 * are left as they are.
 */
const linkTerms = (tree: readonly ContentNode[], matcher: TermMatcher, decide: Decide) =>
  replaceNodes(tree, (node) => {
    if (typeof node === "string") return linkText(node, matcher, decide);
    if ("tag" in node && node.tag === "a") {
      // An author's own link to a term is a mention like any other.
      const definition = decide(node.props?.href ?? "");
      return [definition === null ? node : { ...node, props: { ...node.props, definition } }];
    }
    const isClosed = "tag" in node ? CLOSED.has(node.tag) : node.component === "Opening";
    return isClosed ? [node] : null;
  });

/** The terms in a text in order, including those that must not be linked. */
export function termsNamed(tree: readonly ContentNode[], matcher: TermMatcher): readonly string[] {
  const named = new Set<string>();
  linkTerms(tree, matcher, (url) => {
    named.add(url);
    return null;
  });
  return [...named];
}

/**
 * A text whose first mention of each term is a link to it.
 *
 * @param definitions Short definition by address, of the terms to be linked.
 */
export function linkFirstMentions(
  tree: readonly ContentNode[],
  matcher: TermMatcher,
  definitions: ReadonlyMap<string, string>,
): readonly ContentNode[] {
  const open = new Map(definitions);
  return linkTerms(tree, matcher, (url) => {
    const definition = open.get(url) ?? null;
    open.delete(url);
    return definition;
  });
}
