import * as styles from "./table-of-contents.module.css";

/** Fewer sections than this are seen at a glance. */
const FEWEST = 3;

/** Headings of this level begin a section. */
const SECTION = 2;

interface TableOfContentsProps {
  /** A text's headings, in reading order. */
  readonly headings: readonly {
    readonly id: string;
    readonly text: string;
    readonly level: number;
  }[];
}

/** Links to the sections of a long text; nothing for a short one. */
export function TableOfContents({ headings }: TableOfContentsProps) {
  const sections = headings.filter(({ level }) => level === SECTION);
  if (sections.length < FEWEST) return null;
  return (
    <nav aria-label="On this page" className={styles.contents}>
      <p className={styles.title}>On this page</p>
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
