import type { SectionProps } from ".";
import * as styles from "./document.module.css";

type Fields = SectionProps<"Document">["head"];

/** The number of a note, on the part that it explains and on the note itself. */
export function NoteMark({ number }: { readonly number: number }) {
  return <span className={styles.mark}>{number}</span>;
}

/** A part of a document, with the number of its note on the same line as its last word. */
export function Noted({
  children,
  note,
}: {
  readonly children: string;
  readonly note?: number | undefined;
}) {
  return note === undefined ? (
    children
  ) : (
    <>
      {children}
      {"\u00a0"}
      <NoteMark number={note} />
    </>
  );
}

/** The fields of a document. */
export function DocumentFields({ fields }: { readonly fields: Fields }) {
  return (
    <dl className={styles.fields}>
      {fields.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Noted note={note}>{value}</Noted>
          </dd>
        </div>
      ))}
    </dl>
  );
}
