import { graphql, type PageProps } from "gatsby";
import { PageBody } from "../layout/page-body";
import { PageSeo } from "../layout/page-seo";
import { useTrail } from "../layout/use-trail";
import { required } from "../lib/required";
import { useSiteSettings } from "../lib/use-site-settings";
import { openingsIn, questionsIn } from "../sections/content-facts";
import { application, faqPage, jobPosting } from "../seo/structured-data";

type Page = NonNullable<Queries.StandardPageQuery["page"]>;

/** What search engines learn about a page: a product, its questions, and open positions. */
function useThings({ url, description, body }: Page) {
  const { brand, header } = useSiteSettings();
  const products = header.filter(({ products }) => products).flatMap(({ links }) => links);
  const product = products.find(({ to }) => to === url);
  const name = `${brand} ${product?.label}`;
  const postings = openingsIn(body).map((opening) => jobPosting(opening, brand));
  return [
    product && application({ type: "SoftwareApplication", name, description, url, brand }),
    faqPage(questionsIn(body)),
    ...postings,
  ];
}

/** A page of text and sections. */
export default function StandardPage({ data, path }: PageProps<Queries.StandardPageQuery>) {
  const page = required(data.page, path);
  const trail = useTrail(page.url, page.title);
  return (
    <>
      <PageSeo {...page} trail={trail} things={useThings(page)} hasMarkdown />
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
