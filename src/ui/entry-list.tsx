import type { ReactNode } from "react";
import * as cardLink from "./card-link.module.css";
import { CoverPicture, type CoverImage } from "./cover";
import * as styles from "./entry-list.module.css";
import { DraftMark } from "./draft-mark";
import { EmptyState } from "./empty-state";
import { SampleLabel } from "./sample-label";

interface Entry {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly draft?: boolean;
  /** Whether the entry is invented. */
  readonly sample?: boolean;
  /** A date or industry below the description. */
  readonly note?: ReactNode;
  /** One figure of the entry, in display type. */
  readonly figure?: { readonly value: string; readonly label: string } | undefined;
  /** Decoration: screen readers skip it. */
  readonly cover?: CoverImage | undefined;
}

interface EntryListProps {
  readonly entries: readonly Entry[];
  /** Message without entries. Not needed if there is always one. */
  readonly empty?: string;
  readonly level?: 2 | 3;
  /** Whether the first entry takes the whole width, with a large cover. */
  readonly hasLead?: boolean;
}

const LEAD_SIZES = "(min-width: 62rem) 42rem, calc(100vw - 2rem)";

/**
 * Entries of an index as cards with their covers. Plain links, because Gatsby's `Link` would prefetch
 * the page data of every entry in view.
 */
export function EntryList({ entries, empty, level = 2, hasLead = false }: EntryListProps) {
  if (entries.length === 0) {
    return (
      <EmptyState>
        <p>{empty}</p>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {entries.map((entry, index) => (
        <Card key={entry.url} {...entry} level={level} isLead={hasLead && index === 0} />
      ))}
    </ul>
  );
}

interface CardProps extends Entry {
  readonly level: 2 | 3;
  readonly isLead: boolean;
}

function Card({ level, isLead, cover, figure, ...entry }: CardProps) {
  const { url, title, description, draft = false, sample = false, note } = entry;
  const Heading = `h${level}` as const;
  return (
    <li className={`${cardLink.card} ${isLead ? styles.lead : styles.card}`}>
      {cover !== undefined && (
        <div className={styles.cover} aria-hidden>
          <CoverPicture {...cover} alt="" sizes={isLead ? LEAD_SIZES : undefined} />
        </div>
      )}
      <div className={styles.words}>
        <Heading className={`${cardLink.title} ${styles.title}`}>
          <a href={url}>{title}</a>
          {draft && <DraftMark />}
        </Heading>
        {figure !== undefined && (
          <p className={styles.figure}>
            <span className={styles.value}>{figure.value}</span> <span>{figure.label}</span>
          </p>
        )}
        <p>{description}</p>
        {(sample || note !== undefined) && (
          <p className={styles.note}>
            {sample && <SampleLabel />} {note}
          </p>
        )}
      </div>
    </li>
  );
}
