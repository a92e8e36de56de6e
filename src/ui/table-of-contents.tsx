import * as styles from "./table-of-contents.module.css";

/** A shorter text needs no table of contents. */
const MIN_SECTIONS = 3;

interface TableOfContentsProps {
  readonly headings: readonly {
    readonly id: string;
    readonly text: string;
    readonly level: number;
  }[];
}

/** Links to the sections of a long text. */
export function TableOfContents({ headings }: TableOfContentsProps) {
  const sections = headings.filter(({ level }) => level === 2);
  if (sections.length < MIN_SECTIONS) return null;
  return (
    <nav aria-label="On this page" className={styles.contents}>
      <strong>On this page</strong>
      <ol className={styles.list}>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
