import type { ComponentProps, ReactNode } from "react";
import { DraftMark } from "./draft-mark";
import * as styles from "./entry-list.module.css";
import { Picture } from "./picture";
import { SampleLabel } from "./sample-label";

interface EntryListProps {
  readonly entries: readonly {
    readonly url: string;
    readonly title: string;
    readonly description: string;
    readonly draft?: boolean;
    /** Whether the entry is invented. */
    readonly sample?: boolean;
    /** A date or industry below the description. */
    readonly note?: ReactNode;
    /** Shown beside the text on wide screens. Phones don't fetch it. */
    readonly cover?: ComponentProps<typeof Picture> | undefined;
  }[];
  /** Message without entries. Not needed if there is always one. */
  readonly empty?: string;
  readonly level?: 2 | 3;
}

/**
 * Entries of an index with their descriptions. Plain links, because Gatsby's `Link` would prefetch
 * the page data of every entry in view.
 */
export function EntryList({ entries, empty, level = 2 }: EntryListProps) {
  if (entries.length === 0) return <p>{empty}</p>;
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.list}>
      {entries.map(({ url, title, description, draft = false, sample = false, note, cover }) => (
        <li key={url} className={styles.entry}>
          <div className={styles.words}>
            <Heading className={styles.title}>
              <a href={url}>{title}</a>
              {draft && <DraftMark />}
            </Heading>
            <p>{description}</p>
            {(sample || note !== undefined) && (
              <p className={styles.note}>
                {sample && <SampleLabel />} {note}
              </p>
            )}
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
