import type { NodePluginArgs } from "gatsby";
import type { SearchDocument } from "../features/search/search-engine";
import { sentenceCase } from "../lib/text";
import { bodyOf, entriesOf } from "./entry-node";
import { openingOf, questionsOf } from "./search-text";

/** The kind of an article, as visitors call it; an invented one is marked. */
const articleKind = (kind: string, isSample: boolean) => (isSample ? `${kind} (sample)` : kind);

/** Every page, post, case study and term: its node with its kind and title, and the names that are searched. */
function searched(api: Pick<NodePluginArgs, "getNodesByType">) {
  return [
    ...entriesOf(api, "page")
      .filter(({ template }) => template !== "search")
      .map((node) => {
        const { title, description, heading, intro = "" } = node;
        return { node, kind: "Page", title, description, names: [heading, intro] };
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

/**
 * The entries of the search index: every published page, post, case study and term, and every
 * question that they answer.
 *
 * @param openingWords How many words of each text's beginning are searched.
 */
export function searchDocuments(
  api: Pick<NodePluginArgs, "getNodesByType">,
  openingWords: number,
): SearchDocument[] {
  return searched(api)
    .filter(({ node }) => !node.draft)
    .flatMap(({ node, kind, title, description, names }) => {
      const { url, toc } = node;
      const body = bodyOf(node);
      const headings = [...names, ...toc.map(({ text }) => text)];
      return [
        { kind, url, title, description, headings, opening: openingOf(body, openingWords) },
        ...questionsOf(body).map(({ ask, answer, anchor }) => ({
          kind: "Question",
          url: url + anchor,
          title: ask,
          description: answer,
          headings: [],
          opening: "",
        })),
      ];
    });
}
