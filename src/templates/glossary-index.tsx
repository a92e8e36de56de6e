import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/page-head";
import { PageSeo } from "../layout/page-seo";
import { required } from "../lib/required";
import { Content } from "../sections/content";
import { EntryList } from "../ui/entry-list";

/** All terms, from A to Z. */
export default function GlossaryIndex({ data, path }: PageProps<Queries.GlossaryIndexQuery>) {
  const page = required(data.page, path);
  const entries = data.terms.nodes
    .map(({ url, term, definition }) => ({ url, title: term, description: definition }))
    .sort((a, b) => a.title.localeCompare(b.title, "en", { sensitivity: "base" }));
  return (
    <>
      <PageSeo {...page} />
      <PageHead heading={page.heading} intro={page.intro} />
      <Content tree={page.body} images={page.images} />
      <EntryList entries={entries} empty="No terms yet." />
    </>
  );
}

export const query = graphql`
  query GlossaryIndex($id: String!) {
    page: marketingPage(id: { eq: $id }) {
      ...Page
    }
    terms: allGlossaryTerm {
      nodes {
        url
        term
        definition
      }
    }
  }
`;
