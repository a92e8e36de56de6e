import type { SectionProps } from ".";
import * as styles from "./document.module.css";

type Fields = SectionProps<"Document">["head"];

/** The number of a note, shown in the document and at the note itself. */
export function NoteMark({ number }: { readonly number: number }) {
  return <span className={styles.mark}>{number}</span>;
}

/** Text with the number of its note. A no-break space keeps the number with the last word. */
export function Noted({
  children,
  note,
}: {
  readonly children: string;
  readonly note?: number | undefined;
}) {
  if (note === undefined) return children;
  return (
    <>
      {children}
      {"\u00a0"}
      <NoteMark number={note} />
    </>
  );
}

/** Labelled fields of a document. */
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
