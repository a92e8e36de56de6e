import type { Found } from "./find";
import { Marked } from "./marked";
import type { SearchKind } from "./search-file";
import { headline } from "./told";
import * as styles from "./search.module.css";

const kindNames: Readonly<Record<SearchKind, string>> = {
  page: "Page",
  post: "Blog",
  study: "Case study",
  term: "Glossary",
  question: "Question",
};

interface ResultsProps {
  /** What was looked for. */
  readonly query: string;
  readonly found: Found;
}

/**
 * What was found, best first, each with its kind. Plain links: a list of Gatsby's own would fetch the
 * data of every page in view.
 */
export function Results({ query, found }: ResultsProps) {
  const { best, words, total, isPartial } = found;
  return (
    <section aria-labelledby="results" className={styles.results}>
      <h2 id="results">{headline(query, found)}</h2>
      {total === 0 && <p>A shorter word may find more. The lists below lead to every page.</p>}
      {total > 0 && isPartial && <p>Nothing has all of these words; these come nearest.</p>}
      {total > 0 && (
        <ol className={styles.list}>
          {best.map(({ kind, url, title, description }) => (
            <li key={`${url} ${title}`} className={styles.result}>
              <span className={styles.kind}>{kindNames[kind]}</span>
              <div>
                <a href={url} className={styles.title}>
                  <Marked text={title} words={words} />
                </a>
                <p>
                  <Marked text={description} words={words} />
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
      {total > best.length && (
        <p>These are the best {best.length}. One more word brings the others nearer.</p>
      )}
    </section>
  );
}
