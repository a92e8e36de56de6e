import { graphql, type PageProps } from "gatsby";
import { IndexPage } from "../layout/index-page";
import type { IndexPlace } from "../lib/index-pages";
import { required } from "../lib/required";
import { sentenceCase } from "../lib/text";
import { EntryList } from "../ui/entry-list";

type IndexProps = PageProps<Queries.GlossaryIndexQuery, { place: IndexPlace }>;

/** A page of all terms, from A to Z. */
export default function GlossaryIndex({ data, path, pageContext }: IndexProps) {
  const page = required(data.page, path);
  const entries = data.terms.nodes.map(({ url, term, definition, draft }) => ({
    url,
    title: sentenceCase(term),
    description: definition,
    draft,
  }));
  return (
    <IndexPage page={{ ...page, text: page }} place={pageContext.place}>
      <EntryList entries={entries} empty="No terms yet." />
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
        definition
        draft
      }
    }
  }
`;
