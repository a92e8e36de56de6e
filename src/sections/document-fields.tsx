import type { SectionProps } from ".";
import * as styles from "./document.module.css";

type Fields = SectionProps<"Document">["head"];

/** The number of a note, on the part that it explains and on the note itself. */
export function NoteMark({ number }: { readonly number: number | undefined }) {
  return number !== undefined && <span className={styles.mark}>{number}</span>;
}

/** The fields of a document. */
export function DocumentFields({ fields }: { readonly fields: Fields }) {
  return (
    <dl className={styles.fields}>
      {fields.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value} <NoteMark number={note} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
