import { plain } from "./words";

/** A piece of a text. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Splits a text into the words that were looked for and what stands between them. */
export function markWords(text: string, words: ReadonlySet<string>): Piece[] {
  return text
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .filter((piece) => piece !== "")
    .map((piece) => ({ text: piece, isMarked: words.has(plain(piece)) }));
}
