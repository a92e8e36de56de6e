import { graphql, type PageProps } from "gatsby";
import { parseRequestType, type RequestType } from "../lib/request-types";
import { LeadForm, type LeadAddition } from "../features/lead";
import { ContactLines } from "../sections/contact";
import { PageHead } from "../layout/page-head";
import { PageSeo } from "../layout/page-seo";
import { useTrail } from "../layout/use-trail";
import { siteConfig } from "../lib/config";
import { required } from "../lib/required";
import { sampleNotes } from "../lib/sample-notes";
import { splitContent, splitSections } from "../sections/content-parts";
import * as contentStyles from "../sections/content.module.css";
import { StaticContent } from "../runtime/static-content";
import { SampleNote } from "../ui/sample-label";
import * as shared from "../styles/shared.module.css";
import * as styles from "./form-page.module.css";

interface FormPageProps extends PageProps<Queries.FormPageQuery> {
  readonly addition?: LeadAddition;
}

/**
 * A page with a lead form. Its text up to the first `<Section>` says what happens next, and stays in
 * view beside a longer form.
 */
export default function FormPage({ data, path, addition }: FormPageProps) {
  const page = required(data.page, path);
  const trail = useTrail(page);
  const form = required(page.form, `${path} form`);
  const { before, sections } = splitSections(splitContent(page.body).text);
  const part = (name: "beside" | "text", nodes: typeof before) => (
    <StaticContent
      part={name}
      className={contentStyles.content}
      nodes={nodes}
      images={page.images}
    />
  );
  return (
    <>
      <PageSeo {...page} trail={trail} hasMarkdown />
      <div className={styles.columns}>
        <PageHead trail={trail} heading={page.heading} intro={page.intro} />
        <FormCard
          requestType={required(parseRequestType(form.requestType), `${path} request type`)}
          submitLabel={form.submitLabel}
          url={page.url}
          addition={addition}
        />
        <div className={styles.beside}>
          {part("beside", before)}
          {page.sample && <SampleNote>{sampleNotes.page}</SampleNote>}
        </div>
      </div>
      {part("text", sections)}
    </>
  );
}

interface FormCardProps {
  readonly requestType: RequestType;
  readonly submitLabel: string;
  readonly url: string;
  readonly addition: LeadAddition | undefined;
}

/** The form in its card, with other ways to get in touch. */
function FormCard({ requestType, submitLabel, url, addition }: FormCardProps) {
  return (
    <div className={styles.form}>
      <LeadForm
        key={requestType}
        requestType={requestType}
        submitLabel={submitLabel}
        place="page"
        contact={<ContactLines />}
        addition={addition}
      />
      <p className={shared.paper}>{`Fill in the form at ${siteConfig.siteUrl}${url}`}</p>
      <p>
        Prefer to talk? Reach us at <ContactLines />
      </p>
    </div>
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
