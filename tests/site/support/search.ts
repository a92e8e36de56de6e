import { readdirSync, readFileSync } from "node:fs";
import { isIndex } from "../../../src/build/search-index";
import { openIndex } from "../../../src/features/search/search-engine";

/** The text of the search index in a build's output. */
export function searchIndex(output: string): string {
  const [file, ...others] = readdirSync(`${output}/static`).filter(isIndex);
  if (file === undefined || others.length > 0) throw new Error("The build needs one search index.");
  return readFileSync(`${output}/static/${file}`, "utf8");
}

/** Addresses of the ten best results for a query, by the search index in a build's output. */
export async function addressesFound(output: string, query: string): Promise<readonly string[]> {
  const search = await openIndex(searchIndex(output));
  return search(query, 10).results.map(({ url }) => url);
}
