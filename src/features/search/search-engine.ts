import MiniSearch, { type Options, type Query, type SearchOptions } from "minisearch";
import { fold } from "../../lib/text";
import { comparable, WORD } from "./search-words";

/** What a search result shows. */
interface SearchEntry {
  /** The kind of page, as visitors call it. */
  readonly kind: string;
  /** Its address, with an anchor for a part of a page. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
}

/** An entry with the texts that are searched but not shown. */
export interface SearchDocument extends SearchEntry {
  /** Headings, aliases and the like. */
  readonly headings: readonly string[];
  /** The first words of the page's text. */
  readonly opening: string;
}

/** A result with the words in it that match the query. */
export interface SearchResult extends SearchEntry {
  readonly words: readonly string[];
}

/** The answer to a query. */
export interface SearchAnswer {
  /** Number of matching entries. */
  readonly total: number;
  /** The best of them, best first. */
  readonly results: readonly SearchResult[];
  /** Whether no entry has all words of the query, so these have only some of them. */
  readonly isPartial: boolean;
}

/** Searches the site, without the pages with the addresses in `leftOut`. Gives at most `limit` results. */
export type SearchFunction = (
  query: string,
  limit: number,
  leftOut?: ReadonlySet<string>,
) => SearchAnswer;

/** Words that occur on nearly every page. */
const STOP_WORDS = new Set(
  "a an and are as at be but by can do does for from has have how i if in into is it its may more must no not of on one or our so than that the their them then there these they this to was we what when where which who why will with you your".split(
    " ",
  ),
);

/** More words would hardly narrow a search, but would slow it down. */
const MAX_WORDS = 8;

const tokenize = (text: string): string[] => text.match(WORD) ?? [];

function indexedWord(word: string): string | null {
  const folded = fold(word);
  return folded.length < 2 || STOP_WORDS.has(folded) ? null : comparable(word);
}

/** The words of a query that are searched. */
const soughtWords = (query: string): string[] =>
  tokenize(query)
    .filter((word) => indexedWord(word) !== null)
    .slice(0, MAX_WORDS);

const indexOptions: Options<SearchDocument & { readonly id: number }> = {
  fields: ["title", "headings", "description", "opening"],
  storeFields: ["kind", "url", "title", "description"],
  tokenize,
  processTerm: indexedWord,
};

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

const allWords: SearchOptions = {
  tokenize: soughtWords,
  boost: { title: 5, headings: 2, description: 1.5 },
  // A short title says more about its page than a long one with the same word. Visitors look for products first.
  boostDocument: (_id, _word, entry) =>
    (1 + 20 / (textOf(entry?.title).length + 10)) * (entry?.kind === "Page" ? 1.5 : 1),
  prefix: true,
  combineWith: "AND",
};

/** One wrong letter in a short word, two in a longer one. MiniSearch counts swapped letters as two. */
const withTypos: SearchOptions = {
  ...allWords,
  fuzzy: (word) => (word.length < 4 ? false : 0.25),
  maxFuzzy: 2,
};

const someWords: SearchOptions = { ...withTypos, combineWith: "OR" };

/** A stop word on its own may be the beginning of another word. */
const stopWords: SearchOptions = {
  ...allWords,
  tokenize: (query) => tokenize(query).slice(0, MAX_WORDS),
  processTerm: fold,
};

/** Shorter parts of a word are found by chance. */
const LEAST_PART = 3;

/** A word as it is, or written as two. */
function splitWord(word: string): Query {
  const starts = Array.from({ length: word.length }, (_, at) => word.slice(0, at));
  const pairs = starts
    .map((start) => [start, word.slice(start.length)] as const)
    .filter((parts) => parts.every((part) => part.length >= LEAST_PART && indexedWord(part)));
  const both = pairs.map(([first, second]): Query => ({
    combineWith: "AND",
    queries: [{ queries: [first], prefix: false }, second],
  }));
  return { combineWith: "OR", queries: [word, ...both] };
}

/** All words, each of them as it is or written as two: `landedcost` also finds `landed cost`. */
const splitWords = (query: string): Query => ({
  combineWith: "AND",
  queries: soughtWords(query).map(splitWord),
});

/** Makes an index, as the JSON text that browsers load. */
export function createIndex(documents: readonly SearchDocument[]): string {
  const index = new MiniSearch(indexOptions);
  index.addAll(documents.map((document, id) => ({ ...document, id })));
  return JSON.stringify(index);
}

/**
 * Opens an index, in steps that don't block the page.
 *
 * @throws {Error} If the text isn't an index.
 */
export async function openIndex(json: string): Promise<SearchFunction> {
  const index = await MiniSearch.loadJSONAsync(json, indexOptions);
  return (query, limit, leftOut = new Set()) => {
    const hasOnlyStopWords = soughtWords(query).length === 0;
    const filter = ({ url }: Record<string, unknown>) =>
      !leftOut.has(textOf(url).replace(/#.*$/u, ""));
    const attempts: readonly (readonly [Query, SearchOptions])[] = hasOnlyStopWords
      ? [[query, stopWords]]
      : [
          [query, allWords],
          [splitWords(query), allWords],
          [query, withTypos],
          [query, someWords],
        ];
    for (const [sought, options] of attempts) {
      const found = index.search(sought, { ...options, filter });
      if (found.length === 0) continue;
      const results = found.slice(0, limit).map(({ kind, url, title, description, terms }) => ({
        kind: textOf(kind),
        url: textOf(url),
        title: textOf(title),
        description: textOf(description),
        words: terms,
      }));
      return { total: found.length, results, isPartial: options === someWords };
    }
    return { total: 0, results: [], isPartial: false };
  };
}
