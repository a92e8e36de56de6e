import { graphql, type PageProps } from "gatsby";
import { parseRequestType } from "../api-client";
import { LeadForm, type LeadExtension } from "../features/lead";
import { ContactLines } from "../sections/contact";
import { PageHead } from "../layout/page-head";
import { PageSeo } from "../layout/page-seo";
import { useTrail } from "../layout/use-trail";
import { siteConfig } from "../lib/config";
import { required } from "../lib/required";
import { sampleNotes } from "../lib/sample-notes";
import { Content } from "../sections/content";
import * as styles from "./form-page.module.css";

interface FormPageProps extends PageProps<Queries.FormPageQuery> {
  readonly extension?: LeadExtension;
}

/** A page with a lead form. The text beside it says what happens next. */
export default function FormPage({ data, path, extension }: FormPageProps) {
  const page = required(data.page, path);
  const trail = useTrail(page.url, page.breadcrumb ?? page.title);
  const form = required(page.form, `${path} form`);
  const requestType = required(parseRequestType(form.requestType), `${path} request type`);
  return (
    <>
      <PageSeo {...page} trail={trail} hasMarkdown />
      <PageHead
        url={page.url}
        trail={trail}
        heading={page.heading}
        intro={page.intro}
        sample={page.sample && sampleNotes.page}
      />
      <div className={styles.columns}>
        <div className={styles.form}>
          <LeadForm
            key={requestType}
            requestType={requestType}
            submitLabel={form.submitLabel}
            place="page"
            contact={<ContactLines />}
            extension={extension}
          />
          <p className={styles.printed}>{`Fill in the form at ${siteConfig.siteUrl}${page.url}`}</p>
          <p>
            Prefer to talk? Reach us at <ContactLines />
          </p>
        </div>
        <Content body={page.body} images={page.images} />
      </div>
    </>
  );
}

export const query = graphql`
  query FormPage($id: String!) {
    page: marketingPage(id: { eq: $id }) {
      ...Page
      form {
        requestType
        submitLabel
      }
    }
  }
`;
