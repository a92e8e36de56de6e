import type { SectionProps } from "../section-props";
import { formatNumber } from "../../lib/format-number";
import { Initials } from "../../ui/initials";
import * as styles from "./board.module.css";

type Group = SectionProps<"Board">["groups"][number];

/** Cards in groups side by side. */
export function Board({ groups }: SectionProps<"Board">) {
  return (
    <ol className={styles.board} data-groups={groups.length}>
      {groups.map(({ title, count, cards }, index) => (
        <li key={index} className={styles.group}>
          {title !== undefined && (
            <p className={styles.title}>
              {title} {count !== undefined && <b>{formatNumber(count)}</b>}
            </p>
          )}
          <ul className={styles.cards}>
            {cards.map((card) => (
              <Card key={card.id} {...card} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Card({ id, title, who, value, note, mark, selected }: Group["cards"][number]) {
  return (
    <li className={styles.card} data-selected={selected && ""}>
      <small>{id} </small>
      <strong>{title} </strong>
      {who !== undefined && (
        <span className={styles.who}>
          <Initials name={who} /> {`${who} `}
        </span>
      )}
      {value !== undefined && <b className={styles.value}>{value} </b>}
      {note !== undefined && (mark ? <mark>{note}</mark> : <small>{note}</small>)}
    </li>
  );
}
