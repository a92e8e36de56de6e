import { indexAddress } from "../lib/index-pages";

/**
 * The pages of an index. Each lists a limited number of entries, so its size does not grow with the site.
 *
 * @param url Address of the first, with slashes at both ends.
 * @returns The address and the context of each page: the entries before it, most on it, its position.
 */
export function indexPages(url: string, entries: number, limit: number) {
  const count = Math.max(1, Math.ceil(entries / limit));
  return Array.from({ length: count }, (_, index) => ({
    url: indexAddress(url, index + 1),
    context: { skip: index * limit, limit, position: { number: index + 1, count } },
  }));
}
