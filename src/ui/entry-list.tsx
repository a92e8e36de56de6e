import type { ReactNode } from "react";
import * as styles from "./entry-list.module.css";

interface EntryListProps {
  readonly entries: readonly {
    readonly url: string;
    readonly title: string;
    readonly description: string;
    /** A date, an industry or the like, under the description. */
    readonly note?: ReactNode;
  }[];
  /** What is said where there is none. */
  readonly empty: string;
}

/**
 * Entries of an index, each with its description. Plain links: a list of Gatsby's own would fetch the
 * data of every entry in view (gatsby-facts.md).
 */
export function EntryList({ entries, empty }: EntryListProps) {
  if (entries.length === 0) return <p>{empty}</p>;
  return (
    <ul className={styles.list}>
      {entries.map(({ url, title, description, note }) => (
        <li key={url} className={styles.entry}>
          <h2 className={styles.title}>
            <a href={url}>{title}</a>
          </h2>
          <p>{description}</p>
          {note !== undefined && <p className={styles.note}>{note}</p>}
        </li>
      ))}
    </ul>
  );
}
