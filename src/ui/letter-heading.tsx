import { letterAnchor } from "../lib/letters";
import * as styles from "./letter-heading.module.css";

interface LetterHeadingProps {
  readonly letter: string;
}

/** Heads a letter's entries in an index from A to Z; `LetterLinks` lead here. */
export function LetterHeading({ letter }: LetterHeadingProps) {
  return (
    <h2 id={letterAnchor(letter)} className={styles.letter}>
      {letter}
    </h2>
  );
}
