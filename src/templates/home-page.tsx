import { graphql, type PageProps } from "gatsby";
import { Calculator } from "../features/calculator";
import { DEMO_PAGE, EmailCapture, takeNoteToDemo } from "../features/lead";
import { Testimonials } from "../features/testimonials";
import { PageBody } from "../layout/page-body";
import { PageSeo } from "../layout/page-seo";
import { useSiteSettings } from "../lib/use-site-settings";
import { required } from "../lib/required";
import { organization } from "../seo/structured-data";

/** The two home pages by the language of their visitors. */
const alternates = { "en-IN": "/", "en-US": "/us/", "x-default": "/" };

/** A home page: India's or that of the United States. */
export default function HomePage({ data, path, location }: PageProps<Queries.HomePageQuery>) {
  const page = required(data.page, path);
  const { brand, email, phones } = useSiteSettings();
  const isUs = page.region === "us";
  const telephone = (isUs ? phones.us : phones.in).number;
  return (
    <>
      <PageSeo
        {...page}
        language={isUs ? "en-US" : "en-IN"}
        alternates={alternates}
        structuredData={organization(brand, email, telephone)}
      />
      <PageBody page={page} afterHead={<EmailCapture />} />
      {/* Each navigation to other inputs begins with those of its address. */}
      <Calculator
        key={path + location.search}
        content={required(page.calculator, `${path} calculator`)}
        region={isUs ? "us" : "in"}
        demoPage={DEMO_PAGE}
        onHandOver={takeNoteToDemo}
      />
      <Testimonials interval={4000} heading="h2" />
    </>
  );
}

export const query = graphql`
  fragment Range on CalculatorRange {
    low
    base
    high
  }
  query HomePage($id: String!) {
    page: marketingPage(id: { eq: $id }) {
      ...Page
      region
      calculator {
        id
        title
        note
        spend {
          least
          most
          start
        }
        share
        processes {
          id
          label
          hard {
            ...Range
          }
          avoidance {
            ...Range
          }
          hours {
            ...Range
          }
        }
        eventSpend
        hourCost
        assumptions {
          events
          hard
          avoidance
          time
        }
        sample
      }
    }
  }
`;
