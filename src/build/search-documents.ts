import { z } from "zod";
import type { SearchDocument, SearchKind } from "../features/search/search-file";
import { sentenceCase } from "../lib/text";
import { openingOf, questionsOf } from "./search-text";

const texted = z.object({
  url: z.string(),
  draft: z.boolean(),
  toc: z.array(z.object({ text: z.string() })),
  body: z.array(z.unknown()),
});
const titled = texted.extend({ title: z.string(), description: z.string() });

const page = titled.extend({
  template: z.string(),
  heading: z.string(),
  intro: z.string().nullish(),
});
const post = titled.extend({ topics: z.array(z.string()) });
const study = titled.extend({ customer: z.string(), industry: z.string() });
const term = texted.extend({
  term: z.string(),
  definition: z.string(),
  aliases: z.array(z.string()),
});

/** An entry with what else names it, beside its headings. */
interface Searchable extends z.infer<typeof titled> {
  readonly kind: SearchKind;
  readonly names: readonly string[];
}

/** What is looked for in the nodes of each type; null in one that is not to be found. */
const readers: Readonly<Record<string, (node: unknown) => Searchable | null>> = {
  MarketingPage(node) {
    const { template, heading, intro, ...own } = page.parse(node);
    return template === "search" ? null : { ...own, kind: "page", names: [heading, intro ?? ""] };
  },
  BlogPost(node) {
    const { topics, ...own } = post.parse(node);
    return { ...own, kind: "post", names: topics };
  },
  CaseStudy(node) {
    const { customer, industry, ...own } = study.parse(node);
    return { ...own, kind: "study", names: [customer, industry] };
  },
  GlossaryTerm(node) {
    const { term: name, definition: description, aliases, ...own } = term.parse(node);
    return { ...own, title: sentenceCase(name), description, kind: "term", names: aliases };
  },
};

/** An entry, and each question that it answers. */
function documentsOf(entry: Searchable, openingWords: number): SearchDocument[] {
  const { kind, url, title, description, names, toc, body } = entry;
  const headings = [...names, ...toc.map(({ text }) => text)];
  const opening = openingOf(body, openingWords);
  const questions = questionsOf(body).map(({ ask, answer, anchor }) => ({
    kind: "question" as const,
    url: url + anchor,
    title: ask,
    description: answer,
    headings: [],
    opening: "",
  }));
  return [{ kind, url, title, description, headings, opening }, ...questions];
}

/**
 * What visitors can search: pages, posts, case studies, terms, and the questions that they answer.
 * Drafts, and the search itself, are none.
 *
 * @param nodesOf Gives the nodes of a type.
 * @param openingWords How much of each text's beginning is looked through.
 */
export function searchDocuments(
  nodesOf: (type: string) => readonly unknown[],
  openingWords: number,
): SearchDocument[] {
  return Object.entries(readers).flatMap(([type, read]) =>
    nodesOf(type)
      .map(read)
      .flatMap((entry) => (entry === null || entry.draft ? [] : documentsOf(entry, openingWords))),
  );
}
