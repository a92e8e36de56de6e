import { graphql, type PageProps } from "gatsby";
import { TermList } from "../features/glossary";
import { IndexPage } from "../layout/index-page";
import type { IndexPosition } from "../lib/index-pages";
import { letterAddress, letterAnchor, type LetterPosition } from "../lib/letters";
import { required } from "../lib/required";
import { sampleNotes } from "../lib/sample-notes";
import { useNavigationKey } from "../runtime/navigation/use-navigation-key";
import { definedTermSet } from "../seo/entry-data";
import { EmptyState } from "../ui/empty-state";

interface GlossaryContext {
  readonly position: IndexPosition;
  readonly letters: readonly LetterPosition[];
}

type IndexProps = PageProps<Queries.GlossaryIndexQuery, GlossaryContext>;

/** A page of all terms, from A to Z. */
export default function GlossaryIndex({ data, path, location, pageContext }: IndexProps) {
  const page = required(data.page, path);
  const { position, letters } = pageContext;
  const terms = data.terms.nodes;
  const isWhole = position.count === 1;
  const key = useNavigationKey(location);
  return (
    <IndexPage
      page={{ ...page, text: page }}
      position={position}
      things={[definedTermSet(page)]}
      sample={page.sample && sampleNotes.page}
    >
      {terms.length > 0 ? (
        <TermList
          key={key}
          terms={terms}
          letters={letters.map((letter) => ({
            // Another address would lose the filter.
            url: isWhole ? `#${letterAnchor(letter.letter)}` : letterAddress(page.url, letter),
            label: letter.letter,
          }))}
          isWhole={isWhole}
        />
      ) : (
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
        aliases
        letter
        definition
        draft
      }
    }
  }
`;
