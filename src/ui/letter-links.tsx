import { letterAddress, type LetterPlace } from "../lib/letters";
import * as styles from "./letter-links.module.css";

interface LetterLinksProps {
  /** Path of the index. */
  readonly url: string;
  readonly letters: readonly LetterPlace[];
}

/** Links to the letters of an A-Z index, if there is more than one. */
export function LetterLinks({ url, letters }: LetterLinksProps) {
  if (letters.length < 2) return null;
  return (
    <nav aria-label="Letters">
      <ul className={styles.list}>
        {letters.map((place) => (
          <li key={place.letter}>
            <a className={styles.link} href={letterAddress(url, place)}>
              {place.letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
