/** Position of a page in a paginated index. */
export interface IndexPosition {
  /** From 1. */
  readonly number: number;
  /** Number of pages; at least 1. */
  readonly count: number;
}

/** Path of a page of an index, whose first page is at `url`. */
export function indexAddress(url: string, number: number): string {
  return number === 1 ? url : `${url}page/${number}/`;
}

/** Page numbers that a page links to, in order: the first, its neighbours and the last. */
export function shownNumbers({ number, count }: IndexPosition): number[] {
  const numbers = new Set([1, number - 1, number, number + 1, count]);
  return [...numbers].filter((shown) => shown >= 1 && shown <= count).sort((a, b) => a - b);
}
