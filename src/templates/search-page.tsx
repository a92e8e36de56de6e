import { graphql, type PageProps } from "gatsby";
import { useOtherEditions } from "../features/region";
import { Search } from "../features/search";
import { PageHead } from "../layout/page-head";
import { PageSeo } from "../layout/page-seo";
import { useTrail } from "../layout/use-trail";
import { required } from "../lib/required";
import { sampleNotes } from "../lib/sample-notes";
import { asksForFocus } from "../lib/search-page";
import { isPush } from "../runtime/navigation/route-update";
import { useNavigationKey } from "../runtime/navigation/use-navigation-key";
import { Content } from "../sections/content";

type SearchPageProps = PageProps<Queries.SearchPageQuery, { index: string }>;

/** The search page. It has no content of its own, so search engines must not list it. */
export default function SearchPage({ data, path, pageContext, location }: SearchPageProps) {
  const page = required(data.page, path);
  const trail = useTrail(page);
  const leftOut = useOtherEditions();
  return (
    <>
      <PageSeo {...page} url={null} trail={trail} />
      <PageHead
        trail={trail}
        heading={page.heading}
        intro={page.intro}
        sample={page.sample && sampleNotes.page}
        isCompact
      />
      <Search
        key={useNavigationKey(location)}
        index={pageContext.index}
        isFieldFocused={isPush(location) && asksForFocus(location.state)}
        leftOut={leftOut}
      >
        <Content body={page.body} images={page.images} />
      </Search>
    </>
  );
}

export const query = graphql`
  query SearchPage($id: String!) {
    page: marketingPage(id: { eq: $id }) {
      ...Page
    }
  }
`;
