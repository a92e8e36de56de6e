import type { SectionProps } from "../section-props";
import { Initials } from "../../ui/initials";
import * as styles from "./feed.module.css";

/** What people and the system did or said, in the order of the data. */
export function Feed({ title, entries }: SectionProps<"Feed">) {
  return (
    <div className={styles.panel} data-feed="">
      {title !== undefined && <p className={styles.title}>{title}</p>}
      <ol className={styles.feed}>
        {entries.map(({ at, who, what, says }) => (
          <li key={`${at} ${what}`} className={styles.entry}>
            <Initials name={who} />
            {says ? (
              <p>
                <b>{who}</b> <small>{at}</small> <q className={styles.words}>{what}</q>
              </p>
            ) : (
              <p>
                <b>{who}</b> {what} <small>{at}</small>
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
