import type { ReactNode } from "react";
import { DraftMark } from "./draft-mark";
import * as styles from "./entry-list.module.css";

interface EntryListProps {
  readonly entries: readonly {
    readonly url: string;
    readonly title: string;
    readonly description: string;
    /** Whether visitors can't see it yet. */
    readonly draft?: boolean;
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
      {entries.map(({ url, title, description, draft = false, note }) => (
        <li key={url} className={styles.entry}>
          <h2 className={styles.title}>
            <a href={url}>{title}</a> {draft && <DraftMark />}
          </h2>
          <p>{description}</p>
          {note !== undefined && <p className={styles.note}>{note}</p>}
        </li>
      ))}
    </ul>
  );
}
