import type { SectionProps } from "./section-props";
import * as shared from "../styles/shared.module.css";
import * as styles from "./checklist.module.css";

/** Required items, each with the reason and who provides it. On paper the boxes can be ticked. */
export function Checklist({ items }: SectionProps<"Checklist">) {
  return (
    <ul className={shared.card}>
      {items.map(({ what, why, who }) => (
        <li key={what} className={styles.item}>
          <p>
            <strong>{what}</strong>
          </p>
          <p>{why}</p>
          <p className={styles.who}>
            <span>Provided by</span> {who}
          </p>
        </li>
      ))}
    </ul>
  );
}
