import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/page-head";
import { PageSeo } from "../layout/page-seo";
import { required } from "../lib/required";
import { Content } from "../sections/content";

/** A page of text and sections. */
export default function StandardPage({ data, path }: PageProps<Queries.StandardPageQuery>) {
  const page = required(data.page, path);
  return (
    <>
      <PageSeo {...page} />
      <PageHead heading={page.heading} intro={page.intro} />
      <Content tree={page.body} images={page.images} />
    </>
  );
}

export const query = graphql`
  query StandardPage($id: String!) {
    page: marketingPage(id: { eq: $id }) {
      ...Page
    }
  }
`;
