import { openIndex, packIndex, type SearchDocument, type SearchIndex } from "../search-file";

/** An entry with what a test says of it. */
export function document(own: Partial<SearchDocument> & { title: string }): SearchDocument {
  const url = `/${own.title.toLowerCase().replaceAll(/\W+/gu, "-")}/`;
  return { kind: "page", url, description: "", headings: [], opening: "", ...own };
}

/** An index of entries, as browsers open it. */
export const indexOf = (documents: readonly SearchDocument[]): SearchIndex =>
  openIndex(JSON.parse(packIndex(documents)));
