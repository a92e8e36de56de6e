import { z } from "zod";
import type { SearchDocument } from "../features/search/search-engine";
import { sentenceCase } from "../lib/text";
import { openingOf, questionsOf } from "./search-text";

const entry = z.object({
  url: z.string(),
  draft: z.boolean(),
  toc: z.array(z.object({ text: z.string() })),
  body: z.array(z.unknown()),
});
const sample = z.boolean();
const titledEntry = entry.extend({ title: z.string(), description: z.string() });

/** The kind of an article, as visitors call it; an invented one is marked. */
const articleKind = (kind: string, isSample: boolean) => (isSample ? `${kind} (sample)` : kind);

/** What is searched in an entry: its shown texts, and `names` in addition to its headings. */
const pageEntry = titledEntry
  .extend({ template: z.string(), heading: z.string(), intro: z.string().nullish() })
  .transform((page) => ({ ...page, kind: "Page", names: [page.heading, page.intro ?? ""] }));
const postEntry = titledEntry.extend({ topics: z.array(z.string()), sample }).transform((post) => ({
  ...post,
  kind: articleKind("Blog", post.sample),
  names: post.topics,
}));
const studyEntry = titledEntry
  .extend({ customer: z.string(), industry: z.string(), sample })
  .transform((study) => ({
    ...study,
    kind: articleKind("Case study", study.sample),
    names: [study.customer, study.industry],
  }));
const termEntry = entry
  .extend({ term: z.string(), definition: z.string(), aliases: z.array(z.string()) })
  .transform(({ term, definition, aliases, ...own }) => {
    const title = sentenceCase(term);
    return { ...own, title, description: definition, kind: "Glossary", names: aliases };
  });

/** The entries of the site, by kind: nodes or results of a query. */
export interface SearchableContent {
  readonly pages: readonly unknown[];
  readonly posts: readonly unknown[];
  readonly studies: readonly unknown[];
  readonly terms: readonly unknown[];
}

/**
 * The entries of the search index: every published page, post, case study and term, and every
 * question that they answer.
 *
 * @param openingWords How many words of each text's beginning are searched.
 * @throws {z.ZodError} If an entry lacks a field.
 */
export function searchDocuments(
  { pages, posts, studies, terms }: SearchableContent,
  openingWords: number,
): SearchDocument[] {
  const entries = [
    ...pages.map((node) => pageEntry.parse(node)).filter(({ template }) => template !== "search"),
    ...posts.map((node) => postEntry.parse(node)),
    ...studies.map((node) => studyEntry.parse(node)),
    ...terms.map((node) => termEntry.parse(node)),
  ];
  return entries
    .filter(({ draft }) => !draft)
    .flatMap(({ kind, url, title, description, names, toc, body }) => [
      {
        kind,
        url,
        title,
        description,
        headings: [...names, ...toc.map(({ text }) => text)],
        opening: openingOf(body, openingWords),
      },
      ...questionsOf(body).map(({ ask, answer, anchor }) => ({
        kind: "Question",
        url: url + anchor,
        title: ask,
        description: answer,
        headings: [],
        opening: "",
      })),
    ]);
}
