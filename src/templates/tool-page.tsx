import { graphql, type PageProps } from "gatsby";
import { PageBody } from "../layout/page-body";
import { PageSeo } from "../layout/page-seo";
import { ToolOffer } from "../layout/tool-offer";
import { usePageThings } from "../layout/use-page-things";
import { useTrail } from "../layout/use-trail";
import { required } from "../lib/required";
import { toolNames } from "../lib/tool-names";
import { Island } from "../sections/island";
import * as styles from "./tool-page.module.css";

/** A page of a tool: the tool below its head, a text about it, and one offer at the end. */
export default function ToolPage({ data, path }: PageProps<Queries.ToolPageQuery>) {
  const page = required(data.page, path);
  const trail = useTrail(page.url, page.breadcrumb ?? page.title);
  const tool = required(page.tool, `${path} tool`);
  const name = required(
    toolNames.find((known) => known === tool.name),
    tool.name,
  );
  const place = { kind: "page" as const, in: tool.in, us: tool.us };
  return (
    <>
      <PageSeo {...page} trail={trail} things={usePageThings(page)} hasMarkdown />
      <PageBody
        page={page}
        trail={trail}
        afterHead={
          <div className={styles.tool}>
            <Island name={name} props={{ title: page.title, place }} />
          </div>
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
