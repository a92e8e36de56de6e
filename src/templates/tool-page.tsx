import { graphql, type PageProps } from "gatsby";
import { ByRegion } from "../features/region";
import { PageBody } from "../layout/page-body";
import { PageSeo } from "../layout/page-seo";
import { ToolOffer } from "../layout/tool-offer";
import { usePageThings } from "../layout/use-page-things";
import { useTrail } from "../layout/use-trail";
import { required } from "../lib/required";
import { sampleNotes } from "../lib/sample-notes";
import { toolNames } from "../lib/tool-names";
import { Island } from "../runtime/island";
import { SampleNote } from "../ui/sample-label";
import * as styles from "./tool-page.module.css";

/** A page of a tool: the tool below its head, a text about it, and one offer at the end. */
export default function ToolPage({ data, path }: PageProps<Queries.ToolPageQuery>) {
  const page = required(data.page, path);
  const trail = useTrail(page);
  const tool = required(page.tool, `${path} tool`);
  const name = required(
    toolNames.find((known) => known === tool.name),
    tool.name,
  );
  const toolIn = (region: "in" | "us") => (
    <Island
      name={name}
      wakes="touched"
      props={{ title: page.title, place: { kind: "page", region, figures: tool[region] } }}
    />
  );
  return (
    <>
      <PageSeo {...page} trail={trail} things={usePageThings(page)} hasMarkdown />
      <PageBody
        page={{ ...page, intro: null, sample: false }}
        trail={trail}
        isCompact
        afterHead={
          <>
            <div className={styles.tool}>
              <ByRegion as="div" in={toolIn("in")} us={toolIn("us")} />
            </div>
            {page.intro !== null && <p className={styles.intro}>{page.intro}</p>}
            {page.sample && <SampleNote>{sampleNotes.page}</SampleNote>}
          </>
        }
      />
      <ToolOffer {...tool.offer} tool={page.title} />
    </>
  );
}

export const query = graphql`
  query ToolPage($id: String!, $terms: [ID!]!) {
    page: marketingPage(id: { eq: $id }) {
      ...PageFields
      body: linkedBody(terms: $terms)
      tool {
        name
        in
        us
        offer {
          title
          text
        }
      }
    }
  }
`;
