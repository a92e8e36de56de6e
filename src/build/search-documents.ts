import type { NodePluginArgs } from "gatsby";
import type { ContentNode } from "../content-model/content-tree";
import type { SearchDocument } from "../features/search/search-engine";
import { plainText, questionsIn } from "../lib/content-text";
import { cut, sentenceCase } from "../lib/text";
import { replaceNodes } from "./content/tree-parts";
import { bodyOf, entriesOf, type EntryNode } from "./entry-node";

/** The kind of an article, as visitors call it; an invented one is marked. */
const articleKind = (kind: string, isSample: boolean) => (isSample ? `${kind} (sample)` : kind);

const MAX_ANSWER = 160;

function shorten(text: string): string {
  if (text.length <= MAX_ANSWER) return text;
  return `${cut(text, MAX_ANSWER).replace(/\s+\S*$/u, "")} …`;
}

/** The first words of a text without its questions, which are entries of their own. */
function openingOf(body: readonly ContentNode[], words: number): string {
  const isQuestion = (node: ContentNode) =>
    typeof node === "object" && "component" in node && node.component === "Question";
  const text = plainText(replaceNodes(body, (node) => (isQuestion(node) ? [] : null)));
  return text.split(" ").slice(0, words).join(" ");
}

type NodeReader = Pick<NodePluginArgs, "getNodesByType">;

/** The links of the menus, the footer and the bottom bar. */
const linksOf = ({ header, footer, legal }: EntryNode<"siteSettings">) => [
  ...header.flatMap(({ links }) => links),
  ...[...footer.flatMap(({ links }) => links), ...legal].map((link) => ({ ...link, about: "" })),
];

/** Every page, post, case study and term: its node with its kind and title, and the names that are searched. */
function searched(api: NodeReader) {
  const links = entriesOf(api, "siteSettings").flatMap(linksOf);
  // A visitor looks for a page by what the menu calls it.
  const namesOf = (url: string) => links.filter(({ to }) => to === url).map(({ label }) => label);
  return [
    ...entriesOf(api, "page")
      .filter(({ template }) => template !== "search")
      .map((node) => {
        const { url, alternateOf = url, title, description, heading, intro = "" } = node;
        const called = [...namesOf(alternateOf), node.breadcrumb ?? ""];
        return { node, kind: "Page", title, description, names: [heading, intro, ...called] };
      }),
    ...entriesOf(api, "blogPost").map((node) => {
      const { title, description, topics, sample } = node;
      return { node, kind: articleKind("Blog", sample), title, description, names: topics };
    }),
    ...entriesOf(api, "caseStudy").map((node) => {
      const { title, description, customer, industry, sample } = node;
      const kind = articleKind("Case study", sample);
      return { node, kind, title, description, names: [customer, industry] };
    }),
    ...entriesOf(api, "glossaryTerm").map((node) => {
      const title = sentenceCase(node.term);
      return { node, kind: "Glossary", title, description: node.definition, names: node.aliases };
    }),
  ];
}

/** The parts of pages that menus link to, such as the savings calculator, in each edition of the page. */
function linkedParts(api: NodeReader): SearchDocument[] {
  const pages = entriesOf(api, "page").filter(({ draft }) => !draft);
  return entriesOf(api, "siteSettings")
    .flatMap(linksOf)
    .flatMap(({ label, to, about = "" }) => {
      const [path, anchor] = to.split("#");
      if (anchor === undefined) return [];
      const editions = pages.filter(({ url, alternateOf }) => [url, alternateOf].includes(path));
      return editions.map(({ url }) => ({
        kind: "Page",
        url: `${url}#${anchor}`,
        title: label,
        description: about,
        headings: [anchor],
        opening: "",
      }));
    });
}

/**
 * The entries of the search index: every published page, post, case study and term, every
 * question that they answer, and the parts of pages that menus link to.
 *
 * @param openingWords How many words of each text's beginning are searched.
 */
export function searchDocuments(api: NodeReader, openingWords: number): SearchDocument[] {
  const entries = searched(api)
    .filter(({ node }) => !node.draft)
    .flatMap(({ node, kind, title, description, names }) => {
      const { url, toc } = node;
      const body = bodyOf(node);
      const headings = [...names, ...toc.map(({ text }) => text)];
      return [
        { kind, url, title, description, headings, opening: openingOf(body, openingWords) },
        ...questionsIn(body).map(({ ask, answer, anchor }) => ({
          kind: "Question",
          url: url + anchor,
          title: ask,
          description: shorten(answer),
          headings: [],
          opening: "",
        })),
      ];
    });
  return [...entries, ...linkedParts(api)];
}
