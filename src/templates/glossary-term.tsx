import { graphql, type PageProps } from "gatsby";
import * as styles from "../layout/article.module.css";
import { PageHead } from "../layout/page-head";
import { PageSeo } from "../layout/page-seo";
import { useTrail } from "../layout/use-trail";
import { required } from "../lib/required";
import { sampleNotes } from "../lib/sample-notes";
import { sentenceCase, termTitle } from "../lib/text";
import { Content } from "../sections/content";
import { definedTerm } from "../seo/entry-data";
import { LinkList } from "../ui/link-list";

/** A term of the glossary: its definition first, then an example. */
export default function GlossaryTerm({ data, path }: PageProps<Queries.GlossaryTermQuery>) {
  const entry = required(data.term, path);
  const { term, definition, url, sample } = entry;
  const heading = sentenceCase(term);
  const trail = useTrail({ url, title: heading });
  return (
    <article className={styles.term}>
      <PageSeo
        title={termTitle(term)}
        description={definition}
        url={url}
        trail={trail}
        things={[definedTerm(entry)]}
        hasMarkdown
      />
      <PageHead
        trail={trail}
        heading={heading}
        intro={definition}
        actions={entry.aliases.length > 0 && <p>Also called: {entry.aliases.join(", ")}</p>}
        sample={sample && sampleNotes.term}
        isCompact
      />
      <Content body={entry.body} images={entry.images} />
      <div className={styles.aside}>
        <LinkList
          title="Related terms"
          links={entry.related.map((other) => ({
            url: other.url,
            title: sentenceCase(other.term),
          }))}
        />
        <LinkList title="Used in" links={data.uses} />
      </div>
    </article>
  );
}

export const query = graphql`
  query GlossaryTerm($id: String!, $terms: [ID!]!, $uses: [ID!]!) {
    term: glossaryTerm(id: { eq: $id }) {
      url
      term
      definition
      sample
      aliases
      related {
        url
        term
      }
      body: linkedBody(terms: $terms)
      images {
        ...ContentImages
      }
    }
    uses: textsById(ids: $uses) {
      url
      title
    }
  }
`;
