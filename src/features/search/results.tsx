import { cut } from "../../lib/text";
import type { SearchAnswer, SearchResult } from "./search-engine";
import { comparable, WORD } from "./search-words";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./search.module.css";

const MAX_QUOTED = 60;

/** States how many results a query has, for example “12 results for “landed cost””. */
export function resultCount(query: string, total: number): string {
  const quoted = query.length > MAX_QUOTED ? `${cut(query, MAX_QUOTED)}…` : query;
  if (total === 0) return `No results for “${quoted}”`;
  return `${total} ${total === 1 ? "result" : "results"} for “${quoted}”`;
}

interface ResultsProps {
  readonly query: string;
  readonly answer: SearchAnswer;
}

/**
 * The results of a search, best first. The links are plain: Gatsby's would prefetch the data of every
 * page in view.
 */
export function Results({ query, answer }: ResultsProps) {
  const { results, total, isPartial } = answer;
  return (
    <section aria-labelledby="results" className={shared.stack}>
      <h2 id="results">{resultCount(query, total)}</h2>
      {total === 0 && <p>Try a shorter word, or use the lists below.</p>}
      {isPartial && <p>No page contains all of these words. These are the closest matches.</p>}
      {total > 0 && (
        <ol className={styles.list}>
          {results.map(({ kind, url, title, description, words }) => (
            <li key={`${url} ${title}`} className={styles.result}>
              <span className={shared.quiet}>{kind}</span>
              <div>
                <a href={url} className={styles.title}>
                  <Highlighted text={title} words={words} />
                </a>
                <p>
                  <Highlighted text={description} words={words} />
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
      {total > results.length && (
        <p>
          These are the best <span>{results.length}</span>. Add a word to narrow the search.
        </p>
      )}
    </section>
  );
}

/** A text in which some words are marked. */
function Highlighted({ text, words }: Pick<SearchResult, "words"> & { readonly text: string }) {
  return text
    .split(WORD)
    .map((piece, index) =>
      words.includes(comparable(piece)) ? (
        <mark key={index}>{piece}</mark>
      ) : (
        <span key={index}>{piece}</span>
      ),
    );
}
