import * as styles from "./link-row.module.css";

interface LinkRowProps {
  readonly label: string;
  readonly links: readonly {
    readonly url: string;
    readonly label: string;
    /** Accessible name, if the label says too little. */
    readonly name?: string;
    readonly isCurrent?: boolean;
  }[];
  /** `line` is one line, which narrow screens scroll. */
  readonly variant: "letters" | "line" | "pages" | "topics";
}

/**
 * Short links side by side. Plain links, because Gatsby's `Link` would prefetch the page data of each.
 * An empty list renders nothing.
 */
export function LinkRow({ label, links, variant }: LinkRowProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} className={styles[variant]}>
      <ul className={styles.list}>
        {links.map(({ url, label: text, name, isCurrent = false }) => (
          <li key={url}>
            <a
              className={styles.link}
              href={url}
              aria-label={name}
              aria-current={isCurrent ? "page" : undefined}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
