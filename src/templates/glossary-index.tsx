import { graphql, type PageProps } from "gatsby";
import { IndexPage } from "../layout/index-page";
import type { IndexPlace } from "../lib/index-pages";
import { byLetter, letterAddress, letterAnchor, type LetterPlace } from "../lib/letters";
import { required } from "../lib/required";
import { sampleNotes } from "../lib/sample-notes";
import { sentenceCase } from "../lib/text";
import { definedTermSet } from "../seo/structured-data";
import { DraftMark } from "../ui/draft-mark";
import { EmptyState } from "../ui/empty-state";
import { LinkRow } from "../ui/link-row";
import * as styles from "./glossary-index.module.css";

interface GlossaryContext {
  readonly place: IndexPlace;
  readonly letters: readonly LetterPlace[];
}

type IndexProps = PageProps<Queries.GlossaryIndexQuery, GlossaryContext>;

/** A page of all terms, from A to Z. */
export default function GlossaryIndex({ data, path, pageContext }: IndexProps) {
  const page = required(data.page, path);
  const { place, letters } = pageContext;
  const groups = byLetter(data.terms.nodes);
  return (
    <IndexPage
      page={{ ...page, text: page }}
      place={place}
      things={[definedTermSet(page)]}
      sample={page.sample && sampleNotes.page}
    >
      {letters.length > 1 && (
        <LinkRow
          label="Letters"
          variant="letters"
          links={letters.map((letterPlace) => ({
            url: letterAddress(page.url, letterPlace),
            label: letterPlace.letter,
          }))}
        />
      )}
      {groups.map(([letter, terms]) => (
        <section key={letter} className={styles.group} aria-labelledby={letterAnchor(letter)}>
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
      ))}
      {groups.length === 0 && (
        <EmptyState>
          <p>No terms yet.</p>
        </EmptyState>
      )}
    </IndexPage>
  );
}

export const query = graphql`
  query GlossaryIndex($id: String!, $skip: Int!, $limit: Int!) {
    page: marketingPage(id: { eq: $id }) {
      ...Page
    }
    terms: allGlossaryTerm(sort: { sortKey: ASC }, skip: $skip, limit: $limit) {
      nodes {
        url
        term
        letter
        definition
        draft
      }
    }
  }
`;
