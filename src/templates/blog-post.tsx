import { graphql, type PageProps } from "gatsby";
import { Likes } from "../features/likes";
import { NewsletterSection } from "../layout/newsletter-section";
import * as styles from "../layout/article.module.css";
import { ArticleHead } from "../layout/article-head";
import { Byline } from "../layout/byline";
import { PageSeo } from "../layout/page-seo";
import { postEntries } from "../layout/post-list-page";
import { useTrail } from "../layout/use-trail";
import { useSiteSettings } from "../lib/use-site-settings";
import { shareImageOf } from "../lib/share-image";
import { required } from "../lib/required";
import { sampleNotes } from "../lib/sample-notes";
import { Content } from "../sections/content";
import { bodyQuestions } from "../sections/content-facts";
import { article } from "../seo/entry-data";
import { faqPage } from "../seo/structured-data";
import { coverOf } from "../ui/cover";
import { EntryList } from "../ui/entry-list";
import { ShareLinks } from "../ui/share-links";
import { TableOfContents } from "../ui/table-of-contents";
import { LinkRow } from "../ui/link-row";

/** A blog post. */
export default function BlogPost({ data, path }: PageProps<Queries.BlogPostQuery>) {
  const post = required(data.post, path);
  const { brand } = useSiteSettings();
  const trail = useTrail(post);
  const posting = article({
    type: "BlogPosting",
    ...post,
    published: post.date,
    modified: post.lastModified,
    author: post.author.sample ? null : post.author,
    brand,
    image: shareImageOf(post.url),
  });
  return (
    <article className={styles.article}>
      <PageSeo
        {...post}
        trail={trail}
        things={[posting, post.sample ? undefined : faqPage(bodyQuestions(post.body))]}
        hasFeed
        hasMarkdown
      />
      <ArticleHead
        surface="sand"
        trail={trail}
        heading={post.title}
        intro={post.description}
        cover={coverOf(post.url, post.cover)}
        sample={post.sample && sampleNotes.post}
      >
        <Byline
          author={post.author}
          isSample={post.author.sample && !post.sample}
          day={post.date}
          updated={post.lastModified}
          readingTime={post.readingTime}
        />
      </ArticleHead>
      <div className={styles.contents}>
        <TableOfContents headings={post.toc} />
      </div>
      <Content body={post.body} images={post.images} />
      <div className={styles.end}>
        <LinkRow label="Topics" variant="topics" links={post.topicPages} />
        <div className={styles.bar}>
          <Likes slug={post.slug} />
          <ShareLinks title={post.title} url={post.url} />
        </div>
      </div>
      {data.related.length > 0 && (
        <nav aria-label="Read next" className={styles.more}>
          <h2>Read next</h2>
          <EntryList entries={postEntries(data.related)} level={3} />
        </nav>
      )}
      <NewsletterSection />
    </article>
  );
}

export const query = graphql`
  query BlogPost($id: String!, $related: [ID!]!, $terms: [ID!]!) {
    post: blogPost(id: { eq: $id }) {
      url
      slug
      title
      description
      date
      lastModified
      readingTime
      sample
      author {
        url
        name
        role
        sample
      }
      cover {
        ...Cover
      }
      body: linkedBody(terms: $terms)
      images {
        ...ContentImages
      }
      topicPages {
        url
        label
      }
      toc {
        id
        text
        level
      }
    }
    related: postsById(ids: $related) {
      ...PostInList
    }
  }
`;
