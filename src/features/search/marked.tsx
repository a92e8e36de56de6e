import { markWords } from "./marks";

interface MarkedProps {
  readonly text: string;
  /** Plain words to mark. */
  readonly words: ReadonlySet<string>;
}

/** A text with the words that were looked for marked. */
export function Marked({ text, words }: MarkedProps) {
  return markWords(text, words).map((piece, index) =>
    piece.isMarked ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
