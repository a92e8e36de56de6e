import * as styles from "./topic-links.module.css";

interface TopicLinksProps {
  readonly topics: readonly { readonly url: string; readonly label: string }[];
}

/** Links to topic pages. */
export function TopicLinks({ topics }: TopicLinksProps) {
  if (topics.length === 0) return null;
  return (
    <nav aria-label="Topics" className={styles.topics}>
      <ul className={styles.list}>
        {topics.map(({ url, label }) => (
          <li key={url}>
            <a className={styles.link} href={url}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
