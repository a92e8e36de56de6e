import { useRef, type ComponentProps } from "react";
import { byLetter, letterAnchor } from "../../lib/letters";
import { sentenceCase, wordFilter } from "../../lib/text";
import { useQueryForm } from "../../lib/use-query-form";
import { Button } from "../../ui/button";
import { DraftMark } from "../../ui/draft-mark";
import { EmptyState } from "../../ui/empty-state";
import { FilterLine } from "../../ui/filter-line";
import { LinkRow } from "../../ui/link-row";
import * as styles from "./term-list.module.css";

/** A term as the list shows it. */
interface Term {
  readonly url: string;
  readonly term: string;
  readonly aliases: readonly string[];
  readonly letter: string;
  readonly definition: string;
  readonly draft: boolean;
}

interface TermListProps {
  /** In the order of the list. */
  readonly terms: readonly Term[];
  readonly letters: ComponentProps<typeof LinkRow>["links"];
  /** Whether these are all terms. A part of them has no filter. */
  readonly isWhole: boolean;
}

/** Terms by letter, with a filter by words. Without JavaScript the whole list shows. */
export function TermList({ terms, letters, isWhole }: TermListProps) {
  const form = useRef<HTMLFormElement>(null);
  const { values, update, reset } = useQueryForm(form, { find: "" });
  const matches = wordFilter(values.find);
  const found = terms.filter(({ term, aliases, definition }) =>
    matches([term, ...aliases, definition].join(" ")),
  );
  const groups = byLetter(found);
  const isFiltered = found.length < terms.length;
  return (
    <div className={styles.list}>
      {isWhole && (
        <FilterLine
          form={form}
          name="Glossary"
          label="Find a term"
          status={isFiltered ? `${found.length} of ${terms.length} terms` : `${terms.length} terms`}
          onInput={update}
        />
      )}
      <LinkRow
        label="Letters"
        variant="letters"
        links={letters.filter(
          ({ label }) => !isFiltered || groups.some(([letter]) => letter === label),
        )}
      />
      <div className={styles.groups}>
        {groups.map(([letter, group]) => (
          <TermGroup key={letter} letter={letter} terms={group} />
        ))}
      </div>
      {found.length === 0 && (
        <EmptyState>
          <p>No term matches. Try a shorter word.</p>
          <Button type="button" variant="secondary" onClick={reset}>
            {`Show all ${terms.length} terms`}
          </Button>
        </EmptyState>
      )}
    </div>
  );
}

interface TermGroupProps {
  readonly letter: string;
  readonly terms: readonly Term[];
}

function TermGroup({ letter, terms }: TermGroupProps) {
  return (
    <section className={styles.group} aria-labelledby={letterAnchor(letter)}>
      <h2 id={letterAnchor(letter)} className={styles.letter}>
        {letter}
      </h2>
      <ul className={styles.terms}>
        {terms.map(({ url, term, definition, draft }) => (
          <li key={url}>
            <h3 className={styles.name}>
              <a href={url}>{sentenceCase(term)}</a>
              {draft && <DraftMark />}
            </h3>
            <p>{definition}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
