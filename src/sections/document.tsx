import type { SectionProps } from ".";
import { DocumentFields, NoteMark } from "./document-fields";
import { DocumentItems } from "./document-items";
import * as styles from "./document.module.css";

/** A business document, with numbered notes on its parts beside it. */
export function Document(props: SectionProps<"Document">) {
  const { title, number, head, items, foot, notes, caption } = props;
  return (
    <figure className={styles.figure}>
      <div className={styles.columns}>
        <div className={styles.sheet}>
          <p className={styles.title}>
            <strong>{title}</strong>
            <span>{number}</span>
          </p>
          <DocumentFields fields={head} />
          {items && <DocumentItems label={title} items={items} />}
          {foot && <DocumentFields fields={foot} />}
        </div>
        <ol className={styles.notes}>
          {notes.map((note, index) => (
            <li key={note}>
              <NoteMark number={index + 1} />
              {note}
            </li>
          ))}
        </ol>
      </div>
      {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
