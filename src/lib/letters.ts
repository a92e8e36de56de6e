import { indexAddress } from "./index-pages";

/** Where names stand that begin with a figure or a sign. */
const NO_LETTER = "0–9";

/** Where a letter's first name stands. */
export interface LetterPlace {
  readonly letter: string;
  /** Number of the index's page, from 1. */
  readonly page: number;
}

/**
 * The letter under which an index from A to Z lists a name.
 *
 * @param sortKey The name in lower case and without accents.
 */
export function letterOf(sortKey: string): string {
  const [first = ""] = sortKey;
  return /\p{L}/u.test(first) ? first.toUpperCase() : NO_LETTER;
}

/** Anchor of a letter's names. */
export const letterAnchor = (letter: string) => `letter-${letter.toLowerCase()}`;

/**
 * Address of a letter's names.
 *
 * @param url Address of the index, with slashes at both ends.
 */
export function letterAddress(url: string, { letter, page }: LetterPlace): string {
  return `${indexAddress(url, page)}#${letterAnchor(letter)}`;
}

/**
 * The letters of an index, in its order.
 *
 * @param letters The letter of each name, in the index's order.
 * @param limit Most names on a page.
 */
export function letterPlaces(letters: readonly string[], limit: number): LetterPlace[] {
  const first = new Map<string, number>();
  letters.forEach((letter, index) => {
    if (!first.has(letter)) first.set(letter, Math.floor(index / limit) + 1);
  });
  return [...first].map(([letter, page]) => ({ letter, page }));
}

/** Names by letter, both in the order in which they come. */
export function byLetter<Name extends { readonly letter: string }>(
  names: readonly Name[],
): (readonly [string, readonly Name[]])[] {
  const groups = new Map<string, Name[]>();
  for (const name of names) {
    const own = groups.get(name.letter) ?? [];
    groups.set(name.letter, own);
    own.push(name);
  }
  return [...groups];
}
