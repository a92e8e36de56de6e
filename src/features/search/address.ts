import { cut, toWellFormed } from "../../lib/text";

/** Where the search is, and the key of what is looked for. */
export const SEARCH_PAGE = "/search/";
export const QUERY_KEY = "q";

/** Longest text that is looked for. */
export const LONGEST_QUERY = 200;

/** A text as it is looked for and put into the address. */
export const queryOf = (text: string): string => cut(toWellFormed(text), LONGEST_QUERY);

/** What an address looks for, or nothing. */
export function parseQuery(search: string): string {
  return queryOf(new URLSearchParams(search).get(QUERY_KEY) ?? "");
}

/** A query with what is looked for, and whatever else it held; empty or beginning with `?`. */
export function withQuery(search: string, text: string): string {
  const query = new URLSearchParams(search);
  if (text.trim() === "") query.delete(QUERY_KEY);
  else query.set(QUERY_KEY, text.trim());
  const result = query.toString();
  return result === "" ? "" : `?${result}`;
}
