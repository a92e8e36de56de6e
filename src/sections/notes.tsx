import { createContext, useContext } from "react";
import * as styles from "./notes.module.css";

/** The labels that numbered notes point at, in the order of the notes. */
export const NotedLabels = createContext<readonly string[]>([]);

/** The number of a note. */
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

/** A row's label, with the number of its note if a wide scene points at it. */
export function RowLabel({ children }: { readonly children: string }) {
  const place = useContext(NotedLabels).indexOf(children);
  return <Noted note={place === -1 ? undefined : place + 1}>{children}</Noted>;
}

/** Numbered notes. */
export function Notes({ texts }: { readonly texts: readonly string[] }) {
  return (
    <ol className={styles.notes}>
      {texts.map((text, index) => (
        <li key={text}>
          <NoteMark number={index + 1} />
          {text}
        </li>
      ))}
    </ol>
  );
}
