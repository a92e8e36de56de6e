import { graphql, type PageProps } from "gatsby";
import * as styles from "../layout/article.module.css";
import { PageHead } from "../layout/page-head";
import { PageSeo } from "../layout/page-seo";
import { useTrail } from "../layout/use-trail";
import { required } from "../lib/required";
import { sampleNotes } from "../lib/sample-notes";
import { Content } from "../sections/content";
import { PostDate } from "../ui/post-date";
import { TableOfContents } from "../ui/table-of-contents";

/** Terms, policies and the like, with the day they took effect. */
export default function LegalPage({ data, path }: PageProps<Queries.LegalPageQuery>) {
  const page = required(data.page, path);
  const trail = useTrail(page);
  const updated = required(page.updated, `${path} updated`);
  return (
    <>
      <PageSeo {...page} trail={trail} hasMarkdown />
      <PageHead
        trail={trail}
        heading={page.heading}
        intro={page.intro}
        sample={page.sample && sampleNotes.legal}
      />
      <p className={styles.date}>
        In effect since <PostDate day={updated} />
      </p>
      <div className={`${styles.article} ${styles.policy}`}>
        <div className={styles.contents}>
          <TableOfContents headings={page.toc} />
        </div>
        <Content body={page.body} images={page.images} />
      </div>
    </>
  );
}

export const query = graphql`
  query LegalPage($id: String!) {
    page: marketingPage(id: { eq: $id }) {
      ...Page
      updated
      toc {
        id
        text
        level
      }
    }
  }
`;
