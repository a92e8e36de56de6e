import { loadSiteFile } from "../../api-client";
import type { Found } from "./find";

/** Finds entries for what a visitor has typed, so many at most. */
export type Finder = (text: string, most: number) => Found;

/**
 * Loads what searching needs, the code and the index of the site: when a visitor begins to search,
 * not before.
 *
 * @param address Address of the index.
 * @throws {Error} Where either can't be had.
 */
export async function loadSearch(address: string): Promise<Finder> {
  const [{ find, openIndex }, file] = await Promise.all([
    import("./engine"),
    loadSiteFile(address),
  ]);
  const index = openIndex(file);
  return (text, most) => find(index, text, most);
}
