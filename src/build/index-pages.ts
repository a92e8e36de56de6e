import { indexAddress, type IndexPosition } from "../lib/index-pages";

/** Page context of one page of an index. */
export interface IndexContext {
  /** Number of entries before the page. */
  readonly skip: number;
  /** Most entries on the page. */
  readonly limit: number;
  readonly position: IndexPosition;
}

/**
 * The pages of an index. Each lists a limited number of entries, so its size does not grow with the site.
 *
 * @param url Address of the first, with slashes at both ends.
 */
export function indexPages(
  url: string,
  entries: number,
  limit: number,
): { url: string; context: IndexContext }[] {
  const count = Math.max(1, Math.ceil(entries / limit));
  return Array.from({ length: count }, (_, index) => ({
    url: indexAddress(url, index + 1),
    context: { skip: index * limit, limit, position: { number: index + 1, count } },
  }));
}
