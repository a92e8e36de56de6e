import { graphql, type PageProps } from "gatsby";
import { CaseDownload, OpenLeadButton } from "../features/lead";
import * as styles from "../layout/article.module.css";
import { ArticleHead } from "../layout/article-head";
import { PageSeo } from "../layout/page-seo";
import { useTrail } from "../layout/use-trail";
import { useUsEditions } from "../features/region";
import { useMenuNames, useSiteSettings } from "../lib/use-site-settings";
import { shareImageOf } from "../lib/share-image";
import { required } from "../lib/required";
import { sampleNotes } from "../lib/sample-notes";
import { sentenceCase } from "../lib/text";
import { ContactLines } from "../sections/contact";
import { Content } from "../sections/content";
import { Figures } from "../sections/figures";
import { Quote } from "../sections/quote";
import { article } from "../seo/entry-data";
import { Certificate } from "../ui/certificate";
import { coverOf } from "../ui/cover";
import { LinkRow } from "../ui/link-row";
import { TableOfContents } from "../ui/table-of-contents";

/** A case study: figures with their basis, then problem and approach, and the customer's words. */
export default function CaseStudy({ data, path }: PageProps<Queries.CaseStudyQuery>) {
  const study = required(data.study, path);
  const { customer, quote, sample } = study;
  const isUs = study.region === "us";
  const editions = useUsEditions();
  const { brand } = useSiteSettings();
  const menuNames = useMenuNames();
  const trail = useTrail(study);
  const story = article({
    type: "Article",
    ...study,
    published: study.date,
    modified: study.lastModified,
    author: null,
    brand,
    image: shareImageOf(study.url),
  });
  return (
    <article className={styles.article}>
      <PageSeo
        {...study}
        language={isUs ? "en-US" : "en-IN"}
        trail={trail}
        things={[story]}
        hasMarkdown
      />
      <ArticleHead
        trail={trail}
        surface="leaf"
        kicker={`${customer} · ${sentenceCase(study.industry.replaceAll("-", " "))}`}
        heading={study.title}
        intro={study.description}
        sample={sample && sampleNotes.caseStudy}
        cover={coverOf(study.url, study.cover)}
        evidence={study.certificate && <StudyCertificate study={study} />}
        figures={<Figures items={study.figures} />}
      >
        <div className={styles.actions}>
          <OpenLeadButton requestType="demo-callback" />
          <a href="#pdf">Download PDF</a>
        </div>
        <LinkRow
          label="Solutions used"
          variant="topics"
          links={study.solutions.map(({ url, title }) => ({
            url: (isUs && editions.get(url)) || url,
            label: menuNames.get(url) ?? title,
          }))}
        />
      </ArticleHead>
      <div className={styles.contents}>
        <TableOfContents headings={study.toc} />
      </div>
      <Content body={study.body} images={study.images} />
      {quote !== null && <Quote {...quote} company={customer} sample={sample} />}
      <CaseDownload key={study.slug} slug={study.slug} url={study.url} contact={<ContactLines />} />
    </article>
  );
}

type Study = NonNullable<Queries.CaseStudyQuery["study"]>;

/** The award that a study is about. Its Sample mark is that of the study. */
function StudyCertificate({ study: { certificate, customer } }: { readonly study: Study }) {
  if (certificate === null) return null;
  const name = { label: "Bought by", value: customer };
  return <Certificate title="Award certificate" name={name} {...certificate} />;
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
      industry
      region
      toc {
        id
        text
        level
      }
      cover {
        alt
      }
      certificate {
        serial
        item
        facts {
          label
          value
        }
        signatures {
          name
          note
        }
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
