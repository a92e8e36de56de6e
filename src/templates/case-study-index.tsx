import { graphql, type PageProps } from "gatsby";
import { IndexPage } from "../layout/index-page";
import type { IndexPosition } from "../lib/index-pages";
import { required } from "../lib/required";
import { sampleNotes } from "../lib/sample-notes";
import { useMenuNames } from "../lib/use-site-settings";
import { coverOf } from "../ui/cover";
import { EntryList } from "../ui/entry-list";

type IndexProps = PageProps<Queries.CaseStudyIndexQuery, { position: IndexPosition }>;

const words = (slug: string) => slug.replaceAll("-", " ");

type Study = Queries.CaseStudyIndexQuery["studies"]["nodes"][number];

function entryOf(study: Study, menuNames: ReadonlyMap<string, string>) {
  const { industry, solutions, customer, cover, figures, ...shown } = study;
  // The title's own figure would say nothing new.
  const figure = figures.find(({ value }) => !study.title.includes(value)) ?? figures[0];
  const used = solutions.map(({ url, title }) => menuNames.get(url) ?? title);
  return {
    ...shown,
    cover: coverOf(study.url, cover),
    figure,
    note: `${customer}, ${words(industry)}. Used: ${used.join("; ")}`,
  };
}

/** A page of the case studies: the own region's before the other's, newest first. */
export default function CaseStudyIndex({ data, path, pageContext }: IndexProps) {
  const page = required(data.page, path);
  const { position } = pageContext;
  const menuNames = useMenuNames();
  const studies = data.studies.nodes.map((study) => entryOf(study, menuNames));
  return (
    <IndexPage
      page={{ ...page, text: page }}
      position={position}
      sample={page.sample && sampleNotes.page}
    >
      <EntryList entries={studies} empty="No case studies yet." hasLead={position.number === 1} />
    </IndexPage>
  );
}

export const query = graphql`
  query CaseStudyIndex($id: String!, $skip: Int!, $limit: Int!, $regions: [String!]!) {
    page: marketingPage(id: { eq: $id }) {
      ...Page
    }
    studies: allCaseStudy(
      filter: { region: { in: $regions } }
      sort: [{ region: ASC }, { date: DESC }, { slug: ASC }]
      skip: $skip
      limit: $limit
    ) {
      nodes {
        url
        title
        description
        draft
        sample
        customer
        industry
        solutions {
          url
          title
        }
        figures {
          value
          label
        }
        cover {
          alt
        }
      }
    }
  }
`;
