import type { SectionProps } from "./section-props";
import { Link } from "../ui/link";
import * as shared from "../styles/shared.module.css";
import * as cardLink from "../ui/card-link.module.css";
import * as styles from "./on-this-page.module.css";

/** Links to the sections of a long page, beside its heading. */
export function OnThisPage({ items }: SectionProps<"OnThisPage">) {
  return (
    <nav className={styles.contents} aria-label="On this page">
      <ol className={styles.list}>
        {items.map(({ label, note, to }) => (
          <li key={to} className={styles.item}>
            <span className={`${cardLink.title} ${shared.display}`}>
              <Link href={to}>{label}</Link>
            </span>
            {note !== undefined && <span className={shared.quiet}>{note}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
