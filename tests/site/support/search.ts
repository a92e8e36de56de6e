import { readdirSync, readFileSync } from "node:fs";
import { isIndex } from "../../../src/build/search-index";
import { find, openIndex } from "../../../src/features/search/engine";

/** Addresses that a visitor finds in a build, by its own index and the page's own engine. */
export function addressesFound(output: string, typed: string): readonly string[] {
  const file = readdirSync(`${output}/static`).find(isIndex) ?? "none";
  const index = openIndex(JSON.parse(readFileSync(`${output}/static/${file}`, "utf8")));
  return find(index, typed, 10).best.map(({ url }) => url);
}
