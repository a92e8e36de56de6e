import { isRecord } from "../../lib/json";
import { decodePosting, encodePosting, type Occurrence } from "./posting";
import { tellingWords } from "./words";

/** Kinds of entries, by their place in this list in the file. */
export const searchKinds = ["page", "post", "study", "term", "question"] as const;

/** Kind of an entry. */
export type SearchKind = (typeof searchKinds)[number];

/** What a result shows of an entry. */
export interface SearchEntry {
  readonly kind: SearchKind;
  /** Its address, with an anchor where it is a part of a page. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
}

/** An entry with what else it is found by. */
export interface SearchDocument extends SearchEntry {
  /** Headings, other names and the like. */
  readonly headings: readonly string[];
  /** How its text begins. */
  readonly opening: string;
}

/** Where in an entry a word stands, as bits. */
export const places = { title: 8, headings: 4, description: 2, opening: 1 } as const;

/** An index that can be searched. */
export interface SearchIndex {
  readonly entries: readonly SearchEntry[];
  /** Every word of every entry, in the order of their code units. */
  readonly words: readonly string[];
  /** Where the word with this number occurs: number of an entry, place in it, and so on. */
  readonly occurrences: (word: number) => readonly number[];
}

/** The file's fields. Long texts in place of many small values: browsers read them several times faster. */
const FIELDS = ["kinds", "urls", "titles", "descriptions", "words", "postings"] as const;

type SearchFile = Readonly<Record<(typeof FIELDS)[number], string>>;

function placesOf({ title, headings, description, opening }: SearchDocument): Map<string, number> {
  const found = new Map<string, number>();
  const add = (text: string, place: number) =>
    tellingWords(text).forEach((word) => found.set(word, (found.get(word) ?? 0) | place));
  add(title, places.title);
  headings.forEach((heading) => add(heading, places.headings));
  add(description, places.description);
  add(opening, places.opening);
  return found;
}

const line = (text: string) => text.replaceAll(/\s+/gu, " ");

/** Makes the index of entries, as the text of the file that browsers load. */
export function packIndex(documents: readonly SearchDocument[]): string {
  const words = new Map<string, Occurrence[]>();
  documents.forEach((document, entry) => {
    for (const [word, place] of placesOf(document)) {
      const occurrences = words.get(word) ?? [];
      occurrences.push({ entry, place });
      words.set(word, occurrences);
    }
  });
  const sorted = [...words].sort(([a], [b]) => (a < b ? -1 : 1));
  const file: SearchFile = {
    kinds: documents.map(({ kind }) => searchKinds.indexOf(kind)).join(""),
    urls: documents.map(({ url }) => url).join("\n"),
    titles: documents.map(({ title }) => line(title)).join("\n"),
    descriptions: documents.map(({ description }) => line(description)).join("\n"),
    words: sorted.map(([word]) => word).join("\n"),
    postings: sorted.map(([, occurrences]) => encodePosting(occurrences)).join("\n"),
  };
  return JSON.stringify(file);
}

function isSearchFile(value: unknown): value is SearchFile {
  return isRecord(value) && FIELDS.every((name) => typeof value[name] === "string");
}

const lines = (text: string) => (text === "" ? [] : text.split("\n"));

/**
 * Opens the parsed file. A word's occurrences are read when they are first asked for.
 *
 * @throws {Error} Where it is no index.
 */
export function openIndex(file: unknown): SearchIndex {
  if (!isSearchFile(file)) throw new Error("no search index");
  const [urls, titles, descriptions] = [file.urls, file.titles, file.descriptions].map(lines);
  const kinds = Array.from(file.kinds, (kind) => searchKinds[Number(kind)] ?? "page");
  const postings = lines(file.postings);
  const read = new Map<number, readonly number[]>();
  return {
    entries: kinds.map((kind, number) => ({
      kind,
      url: urls?.[number] ?? "/",
      title: titles?.[number] ?? "",
      description: descriptions?.[number] ?? "",
    })),
    words: lines(file.words),
    occurrences(word) {
      const known = read.get(word) ?? decodePosting(postings[word] ?? "");
      read.set(word, known);
      return known;
    },
  };
}
