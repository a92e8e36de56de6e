import { indexAddress } from "./index-pages";

/** Group of names that start with a digit or symbol. */
const NO_LETTER = "0–9";

/** The page of an index on which a letter starts. */
export interface LetterPosition {
  readonly letter: string;
  /** Page number, from 1. */
  readonly page: number;
}

/** The letter under which an A-Z index lists a name, given in lower case and without accents. */
export function letterOf(sortKey: string): string {
  const [first = ""] = sortKey;
  return /\p{L}/u.test(first) ? first.toUpperCase() : NO_LETTER;
}

/** Anchor of a letter. */
export const letterAnchor = (letter: string) => `letter-${letter.toLowerCase()}`;

/** Path and anchor of a letter in the index at `url`. */
export function letterAddress(url: string, { letter, page }: LetterPosition): string {
  return `${indexAddress(url, page)}#${letterAnchor(letter)}`;
}

/** The letters of an index with the page of each, from the letter of each name and the names per page. */
export function letterPositions(letters: readonly string[], limit: number): LetterPosition[] {
  const first = new Map<string, number>();
  letters.forEach((letter, index) => {
    if (!first.has(letter)) first.set(letter, Math.floor(index / limit) + 1);
  });
  return [...first].map(([letter, page]) => ({ letter, page }));
}

/** Groups names by letter. Keeps the order of names, and of letters by their first name. */
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
