import { Icon } from "./icon";
import { Link } from "./link";
import * as styles from "./neighbours.module.css";

interface Neighbour {
  readonly url: string;
  readonly title: string;
}

interface NeighboursProps {
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}

/** Links to the previous and the next post. */
export function Neighbours({ previous, next }: NeighboursProps) {
  if (previous === null && next === null) return null;
  return (
    <nav aria-label="Previous and next post" className={styles.neighbours}>
      {previous !== null && (
        <Link href={previous.url} className={styles.previous}>
          <span className={styles.side}>
            <Icon name="previous" /> Previous post
          </span>{" "}
          <span>{previous.title}</span>
        </Link>
      )}
      {next !== null && (
        <Link href={next.url} className={styles.next}>
          <span className={styles.side}>
            Next post <Icon name="next" />
          </span>{" "}
          <span>{next.title}</span>
        </Link>
      )}
    </nav>
  );
}
