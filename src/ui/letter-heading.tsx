import { letterAnchor } from "../lib/letters";
import * as styles from "./letter-heading.module.css";

interface LetterHeadingProps {
  readonly letter: string;
}

/** Heading of a letter in an A-Z index, the target of `LetterLinks`. */
export function LetterHeading({ letter }: LetterHeadingProps) {
  return (
    <h2 id={letterAnchor(letter)} className={styles.letter}>
      {letter}
    </h2>
  );
}
