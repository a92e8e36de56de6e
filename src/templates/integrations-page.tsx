import { graphql, type PageProps } from "gatsby";
import { Directory } from "../features/directory";
import { PageBody } from "../layout/page-body";
import { PageSeo } from "../layout/page-seo";
import { usePageThings } from "../layout/use-page-things";
import { useTrail } from "../layout/use-trail";
import { required } from "../lib/required";
import { useNavigationKey } from "../runtime/navigation/use-navigation-key";

type IntegrationsProps = PageProps<Queries.IntegrationsPageQuery>;

/** The integrations page, with a directory of systems between its head and its text. */
export default function IntegrationsPage({ data, path, location }: IntegrationsProps) {
  const page = required(data.page, path);
  const trail = useTrail(page);
  const directory = required(page.directory, `${path} directory`);
  return (
    <>
      <PageSeo {...page} trail={trail} things={usePageThings(page)} hasMarkdown />
      <PageBody
        page={page}
        trail={trail}
        afterHead={<Directory key={useNavigationKey(location)} {...directory} />}
      />
    </>
  );
}

export const query = graphql`
  query IntegrationsPage($id: String!, $terms: [ID!]!) {
    page: marketingPage(id: { eq: $id }) {
      ...PageFields
      body: linkedBody(terms: $terms)
      directory {
        title
        note
        groups {
          id
          label
          about
          systems {
            name
            carries
            by
            sample
          }
        }
      }
    }
  }
`;
