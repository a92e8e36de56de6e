import type { ReactNode } from "react";
import { Avatar } from "./avatar";
import * as styles from "./detail-panel.module.css";

interface WithDetailProps {
  /** What the panel is about, such as a purchase order. */
  readonly title: string;
  readonly panel: ReactNode;
  readonly children: ReactNode;
}

/** The content of a window with its detail panel: beside it where there is room, else below. */
export function WithDetail({ title, panel, children }: WithDetailProps) {
  return (
    <div className={styles.split}>
      <div>{children}</div>
      <div className={styles.panel}>
        <p className={styles.title}>{title}</p>
        {panel}
      </div>
    </div>
  );
}

interface DetailFactsProps {
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** Labelled facts of a detail panel. */
export function DetailFacts({ facts }: DetailFactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ActivityFeedProps {
  readonly activity: readonly {
    readonly at: string;
    readonly who: string;
    readonly what: string;
  }[];
}

/** What people and the system did, in the order of the data. */
export function ActivityFeed({ activity }: ActivityFeedProps) {
  return (
    <ol className={styles.feed}>
      {activity.map(({ at, who, what }) => (
        <li key={`${at} ${what}`} className={styles.entry}>
          <Avatar name={who} />
          <p>
            <b>{who}</b> {what} <small>{at}</small>
          </p>
        </li>
      ))}
    </ol>
  );
}
