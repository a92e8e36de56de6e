import { fold } from "../../lib/text";
import { WORD } from "./search-words";

interface HighlightedProps {
  readonly text: string;
  /** The words to mark, folded. */
  readonly words: readonly string[];
}

/** A text in which some words are marked, whatever their case and accents. */
export function Highlighted({ text, words }: HighlightedProps) {
  return text
    .split(WORD)
    .map((piece, index) =>
      words.includes(fold(piece)) ? <mark key={index}>{piece}</mark> : piece,
    );
}
