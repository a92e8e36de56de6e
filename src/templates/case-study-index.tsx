import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/page-head";
import { PageSeo } from "../layout/page-seo";
import { required } from "../lib/required";
import { Content } from "../sections/content";
import { EntryList } from "../ui/entry-list";

/** All case studies, newest first. */
export default function CaseStudyIndex({ data, path }: PageProps<Queries.CaseStudyIndexQuery>) {
  const page = required(data.page, path);
  const entries = data.studies.nodes.map(({ customer, ...study }) => ({
    ...study,
    note: customer,
  }));
  return (
    <>
      <PageSeo {...page} />
      <PageHead heading={page.heading} intro={page.intro} />
      <Content tree={page.body} images={page.images} />
      <EntryList entries={entries} empty="No case studies yet." />
    </>
  );
}

export const query = graphql`
  query CaseStudyIndex($id: String!) {
    page: marketingPage(id: { eq: $id }) {
      ...Page
    }
    studies: allCaseStudy(sort: { date: DESC }) {
      nodes {
        url
        title
        description
        customer
      }
    }
  }
`;
