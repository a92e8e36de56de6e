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

/** How a card is laid out: in a third of a row, in half of it, or across it beside its cover. */
type Look = "card" | "half" | "lead";

/** Cards in halves, by how many thirds would leave a gap: 4 as 2 + 2, 5 as 2 + 3. The newest are larger. */
const HALVES = [0, 4, 2] as const;

/** The looks of so many entries. A wide screen has no row with a gap. */
function looksOf(count: number, hasLead: boolean): readonly Look[] {
  const leads = hasLead ? 1 : 0;
  const rest = count - leads;
  const firstCard = leads + (HALVES[rest % 3] ?? 0);
  return Array.from({ length: count }, (_, index) => {
    if (index < leads || rest === 1) return "lead";
    return index < firstCard ? "half" : "card";
  });
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
  const looks = looksOf(entries.length, hasLead);
  return (
    <ul className={styles.list}>
      {entries.map((entry, index) => (
        <Card
          key={entry.url}
          {...entry}
          level={level}
          look={looks[index] ?? "card"}
          // Lists below a text start further down.
          isInView={index === 0 && level === 2}
        />
      ))}
    </ul>
  );
}

interface CardProps extends Entry {
  readonly level: 2 | 3;
  readonly look: Look;
  /** Whether its cover is in the first screen. */
  readonly isInView: boolean;
}

function Card({ level, look, isInView, cover, figure, ...entry }: CardProps) {
  const { url, title, description, draft = false, sample = false, note } = entry;
  const Heading = `h${level}` as const;
  return (
    <li className={`${cardLink.card} ${styles.card} ${look === "card" ? "" : styles[look]}`}>
      {cover !== undefined && (
        <div className={styles.cover} aria-hidden>
          <CoverPicture
            {...cover}
            alt=""
            sizes={look === "lead" ? LEAD_SIZES : undefined}
            loading={isInView ? "eager" : "lazy"}
          />
        </div>
      )}
      <div className={styles.words}>
        <Heading className={`${cardLink.title} ${styles.title}`}>
          <a href={url}>{title}</a>
          {draft && <DraftMark />}
        </Heading>
        <p>{description}</p>
        {figure !== undefined && (
          <p className={styles.figure}>
            <span className={styles.value}>{figure.value}</span> <span>{figure.label}</span>
          </p>
        )}
        {(sample || note !== undefined) && (
          <p className={styles.note}>
            {note} {sample && <SampleLabel />}
          </p>
        )}
      </div>
    </li>
  );
}
