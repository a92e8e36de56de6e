/** Where a page stands among the pages of an index. */
export interface IndexPlace {
  /** From 1. */
  readonly number: number;
  /** Number of pages; at least 1. */
  readonly count: number;
}

/**
 * Address of a page of an index.
 *
 * @param url Address of the first, with slashes at both ends.
 */
export function indexAddress(url: string, number: number): string {
  return number === 1 ? url : `${url}page/${number}/`;
}

/** Numbers that a page of an index leads to: its neighbours and both ends, in order. */
export function shownNumbers({ number, count }: IndexPlace): number[] {
  const numbers = new Set([1, number - 1, number, number + 1, count]);
  return [...numbers].filter((shown) => shown >= 1 && shown <= count).sort((a, b) => a - b);
}
