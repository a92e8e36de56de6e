import { indexAddress, shownNumbers, type IndexPlace } from "../lib/index-pages";
import * as styles from "./page-links.module.css";

interface PageLinksProps {
  /** Path of the index. */
  readonly url: string;
  readonly place: IndexPlace;
}

/** Pagination of an index with more than one page. */
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
