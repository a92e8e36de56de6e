import type { SectionProps } from "./section-props";
import { Link } from "../ui/link";
import * as styles from "./on-this-page.module.css";

/** A table of contents in large type, beside the heading of a long page. */
export function OnThisPage({ items }: SectionProps<"OnThisPage">) {
  return (
    <nav className={styles.contents} aria-label="On this page">
      <ol className={styles.list}>
        {items.map(({ label, note, to }) => (
          <li key={to} className={styles.item}>
            <Link href={to}>{label}</Link>
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
