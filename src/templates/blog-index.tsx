import { graphql, type PageProps } from "gatsby";
import { NewsletterSection } from "../layout/newsletter-section";
import * as styles from "../layout/article.module.css";
import { IndexPage } from "../layout/index-page";
import { postEntries } from "../layout/post-list-page";
import { TopicRow } from "../layout/topic-row";
import { FEED } from "../lib/blog";
import type { IndexPosition } from "../lib/index-pages";
import { required } from "../lib/required";
import { sampleNotes } from "../lib/sample-notes";
import { EntryList } from "../ui/entry-list";

type IndexProps = PageProps<Queries.BlogIndexQuery, { position: IndexPosition }>;

/** A page of the blog's index, newest post first. */
export default function BlogIndex({ data, path, pageContext }: IndexProps) {
  const page = required(data.page, path);
  return (
    <IndexPage
      page={{ ...page, text: page }}
      position={pageContext.position}
      sample={page.sample && sampleNotes.page}
      hasFeed
      end={<NewsletterSection />}
    >
      <TopicRow topics={data.topics.nodes} current={page.url} />
      <EntryList
        entries={postEntries(data.posts.nodes)}
        empty="No posts yet."
        hasLead={pageContext.position.number === 1}
      />
      <p className={styles.feed}>
        <a href={FEED}>Atom feed</a>
      </p>
    </IndexPage>
  );
}

export const query = graphql`
  query BlogIndex($id: String!, $skip: Int!, $limit: Int!, $topics: [String!]!) {
    page: marketingPage(id: { eq: $id }) {
      ...Page
    }
    topics: allTopic(filter: { id: { in: $topics } }, sort: { label: ASC }) {
      nodes {
        url
        label
      }
    }
    posts: allBlogPost(sort: [{ date: DESC }, { slug: ASC }], skip: $skip, limit: $limit) {
      nodes {
        ...PostInList
      }
    }
  }
`;
