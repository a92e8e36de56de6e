import { graphql, type PageProps } from "gatsby";
import { EmailCapture } from "../features/lead";
import { Testimonials } from "../features/testimonials";
import { PageBody } from "../layout/page-body";
import { PageSeo } from "../layout/page-seo";
import { useSiteSettings } from "../lib/use-site-settings";
import { required } from "../lib/required";
import { SavingsSection } from "../sections/savings-section";
import { organization, webSite } from "../seo/structured-data";

/** The home page of India or of the United States. */
export default function HomePage({ data, path, location }: PageProps<Queries.HomePageQuery>) {
  const page = required(data.page, path);
  const { brand, email, phones } = useSiteSettings();
  const region = page.region === "us" ? "us" : "in";
  const calculator = required(page.calculator, `${path} calculator`);
  return (
    <>
      <PageSeo
        {...page}
        things={[organization(brand, email, phones), webSite(brand)]}
        hasMarkdown
      />
      <PageBody page={page}>
        <Testimonials interval={4000} place="page" />
        <SavingsSection
          calculator={calculator}
          region={region}
          path={path}
          search={location.search}
        />
        <EmailCapture />
      </PageBody>
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
