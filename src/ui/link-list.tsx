import { Link } from "./link";
import { SampleLabel } from "./sample-label";
import * as styles from "./link-list.module.css";

interface LinkListProps {
  readonly title: string;
  readonly links: readonly {
    readonly url: string;
    readonly title: string;
    /** Whether what the link goes to is invented. */
    readonly sample?: boolean;
  }[];
}

/** A titled list of links. Empty lists render nothing. */
export function LinkList({ title, links }: LinkListProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title} className={styles.list}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.url}>
            <Link href={link.url}>{link.title}</Link> {link.sample && <SampleLabel />}
          </li>
        ))}
      </ul>
    </nav>
  );
}
