import { graphql, type PageProps } from "gatsby";
import { IndexPage } from "../layout/index-page";
import type { IndexPlace } from "../lib/index-pages";
import { required } from "../lib/required";
import { coverOf } from "../ui/cover";

type IndexProps = PageProps<Queries.CaseStudyIndexQuery, { place: IndexPlace }>;

/** A page of all case studies, newest first. */
export default function CaseStudyIndex({ data, path, pageContext }: IndexProps) {
  const page = required(data.page, path);
  const entries = data.studies.nodes.map(({ customer, cover, ...study }) => ({
    ...study,
    cover: coverOf(cover),
    note: customer,
  }));
  return (
    <IndexPage
      page={{ ...page, text: page }}
      place={pageContext.place}
      entries={entries}
      empty="No case studies yet."
    />
  );
}

export const query = graphql`
  query CaseStudyIndex($id: String!, $skip: Int!, $limit: Int!) {
    page: marketingPage(id: { eq: $id }) {
      ...Page
    }
    studies: allCaseStudy(sort: [{ date: DESC }, { slug: ASC }], skip: $skip, limit: $limit) {
      nodes {
        url
        title
        description
        draft
        customer
        cover {
          ...CoverInList
        }
      }
    }
  }
`;
