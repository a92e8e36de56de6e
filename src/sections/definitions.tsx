import type { SectionProps } from "./section-props";
import { Link } from "../ui/link";
import * as styles from "./definitions.module.css";

/** Terms with their meanings. A term with a page links to it. */
export function Definitions({ items }: SectionProps<"Definitions">) {
  return (
    <dl className={styles.definitions}>
      {items.map(({ term, means, to }) => (
        <div key={term} className={styles.item}>
          <dt className={styles.term}>{to === undefined ? term : <Link href={to}>{term}</Link>}</dt>
          <dd>{means}</dd>
        </div>
      ))}
    </dl>
  );
}
