import type { ReactNode } from "react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { DraftMark } from "./draft-mark";
import * as styles from "./entry-list.module.css";
import { Picture } from "./picture";

interface Cover {
  readonly image: IGatsbyImageData;
  readonly alt: string;
}

interface EntryListProps {
  readonly entries: readonly {
    readonly url: string;
    readonly title: string;
    readonly description: string;
    /** Whether visitors can't see it yet. */
    readonly draft?: boolean;
    /** A date, an industry or the like, under the description. */
    readonly note?: ReactNode;
    /** Shown beside it where there is room to read it: a phone does not even fetch it. */
    readonly cover?: Cover | undefined;
  }[];
  /** What is said where there is none; not needed where there always is one. */
  readonly empty?: string;
  /** Level of the entries' headings. */
  readonly level?: 2 | 3;
}

/**
 * Entries of an index, each with its description. Plain links: a list of Gatsby's own would fetch the
 * data of every entry in view (gatsby-facts.md).
 */
export function EntryList({ entries, empty, level = 2 }: EntryListProps) {
  if (entries.length === 0) return <p>{empty}</p>;
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.list}>
      {entries.map(({ url, title, description, draft = false, note, cover }) => (
        <li key={url} className={styles.entry}>
          <div className={styles.words}>
            <Heading className={styles.title}>
              <a href={url}>{title}</a>
              {draft && <DraftMark />}
            </Heading>
            <p>{description}</p>
            {note !== undefined && <p className={styles.note}>{note}</p>}
          </div>
          {cover !== undefined && (
            <div className={styles.cover}>
              <Picture {...cover} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
