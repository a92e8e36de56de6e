import { indexAddress, shownNumbers, type IndexPlace } from "../lib/index-pages";
import * as styles from "./page-links.module.css";

interface PageLinksProps {
  /** Address of the index. */
  readonly url: string;
  readonly place: IndexPlace;
}

/** Links between the pages of an index; nothing where there is one alone. Plain links, as in the list. */
export function PageLinks({ url, place }: PageLinksProps) {
  if (place.count === 1) return null;
  return (
    <nav aria-label="Pages">
      <ul className={styles.list}>
        {shownNumbers(place).map((number) => (
          <li key={number}>
            <a
              className={styles.link}
              href={indexAddress(url, number)}
              aria-label={`Page ${number} of ${place.count}`}
              aria-current={number === place.number ? "page" : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
