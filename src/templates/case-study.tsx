import { graphql, type PageProps } from "gatsby";
import { CaseDownload } from "../features/lead";
import * as styles from "../layout/article.module.css";
import { PageHead } from "../layout/page-head";
import { PageSeo } from "../layout/page-seo";
import { useSiteSettings } from "../lib/use-site-settings";
import { required } from "../lib/required";
import { sampleNotes } from "../lib/sample-notes";
import { ContactLines } from "../sections/contact";
import { Content } from "../sections/content";
import { Figures } from "../sections/figures";
import { Quote } from "../sections/quote";
import { shareImageOf } from "../seo/share-image";
import { article } from "../seo/structured-data";
import { Cover } from "../ui/cover";
import { LinkList } from "../ui/link-list";

/** A case study: figures with their basis, then problem and approach, and the customer's words. */
export default function CaseStudy({ data, path }: PageProps<Queries.CaseStudyQuery>) {
  const study = required(data.study, path);
  const { customer, quote, sample } = study;
  const { brand } = useSiteSettings();
  const share = shareImageOf(study.cover);
  const structuredData = article({
    type: "Article",
    ...study,
    published: study.date,
    modified: study.lastModified,
    author: { type: "Organization", name: brand },
    brand,
    image: share,
  });
  return (
    <article className={styles.article}>
      <PageSeo {...study} image={share} structuredData={structuredData} />
      <PageHead
        heading={study.title}
        intro={study.description}
        actions={<a href="#pdf">Download as PDF</a>}
        sample={sample && sampleNotes.caseStudy}
      />
      <Figures items={[...study.figures]} />
      <Content body={study.body} images={study.images} />
      {quote !== null && (
        <Quote name={quote.name} title={quote.title} company={customer} sample={sample}>
          <p>{quote.text}</p>
        </Quote>
      )}
      <Cover cover={study.cover} />
      <CaseDownload key={study.slug} slug={study.slug} url={study.url} contact={<ContactLines />} />
      <LinkList title="Solutions used" links={study.solutions} />
    </article>
  );
}

export const query = graphql`
  query CaseStudy($id: String!, $terms: [ID!]!) {
    study: caseStudy(id: { eq: $id }) {
      url
      slug
      title
      description
      date
      lastModified
      sample
      customer
      cover {
        ...Cover
      }
      figures {
        value
        label
        basis
      }
      quote {
        text
        name
        title
      }
      solutions {
        url
        title
      }
      body: linkedBody(terms: $terms)
      images {
        ...ContentImages
      }
    }
  }
`;
