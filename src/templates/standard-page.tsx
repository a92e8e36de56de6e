import { graphql, type PageProps } from "gatsby";
import { PageBody } from "../layout/page-body";
import { PageSeo } from "../layout/page-seo";
import { usePageThings } from "../layout/use-page-things";
import { useTrail } from "../layout/use-trail";
import { required } from "../lib/required";

/** A page of text and sections. */
export default function StandardPage({ data, path }: PageProps<Queries.StandardPageQuery>) {
  const page = required(data.page, path);
  const trail = useTrail(page);
  return (
    <>
      <PageSeo {...page} trail={trail} things={usePageThings(page)} hasMarkdown />
      <PageBody page={page} trail={trail} />
    </>
  );
}

export const query = graphql`
  query StandardPage($id: String!, $terms: [ID!]!) {
    page: marketingPage(id: { eq: $id }) {
      ...PageFields
      body: linkedBody(terms: $terms)
    }
  }
`;
