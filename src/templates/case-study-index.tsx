import { graphql, type PageProps } from "gatsby";
import { CaseList, type CaseEntry } from "../features/case-studies";
import { IndexPage } from "../layout/index-page";
import type { IndexPlace } from "../lib/index-pages";
import { required } from "../lib/required";
import { sampleNotes } from "../lib/sample-notes";
import { sentenceCase } from "../lib/text";
import { useSiteSettings } from "../lib/use-site-settings";
import { coverOf } from "../ui/cover";
import { EntryList } from "../ui/entry-list";

type IndexProps = PageProps<Queries.CaseStudyIndexQuery, { place: IndexPlace }>;

const words = (slug: string) => slug.replaceAll("-", " ");

type Study = Queries.CaseStudyIndexQuery["studies"]["nodes"][number];

function entryOf(study: Study, menuNames: ReadonlyMap<string, string>): CaseEntry {
  const { industry, solutions, customer, cover, figures, ...shown } = study;
  const label = sentenceCase(words(industry));
  const used = solutions.map(({ slug, url, title }) => ({
    value: slug,
    label: menuNames.get(url) ?? title,
  }));
  return {
    ...shown,
    industry: { value: industry, label },
    solutions: used,
    cover: coverOf(study.url, cover),
    figure: figures[0],
    note: `${customer}, ${words(industry)}. Used: ${used.map((solution) => solution.label).join("; ")}`,
  };
}

/** A page of the case studies, newest first. It has a filter only if all of them are on one page. */
export default function CaseStudyIndex({ data, path, location, pageContext }: IndexProps) {
  const page = required(data.page, path);
  const { place } = pageContext;
  const links = useSiteSettings().header.flatMap((group) => group.links);
  const menuNames = new Map(links.map(({ to, label }) => [to, label]));
  const studies = data.studies.nodes.map((study) => entryOf(study, menuNames));
  const isWhole = place.count === 1 && studies.length > 0;
  return (
    <IndexPage
      page={{ ...page, text: page }}
      place={place}
      sample={page.sample && sampleNotes.page}
    >
      {isWhole ? (
        // A new key for each navigation: the filter starts with the query of the new URL.
        <CaseList key={location.key} studies={studies} />
      ) : (
        <EntryList entries={studies} empty="No case studies yet." />
      )}
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
      sort: [{ date: DESC }, { slug: ASC }]
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
          slug
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
