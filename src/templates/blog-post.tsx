import { graphql, type PageProps } from "gatsby";
import { Likes } from "../features/likes";
import { NewsletterPlace } from "../layout/newsletter-place";
import * as styles from "../layout/article.module.css";
import { PageHead } from "../layout/page-head";
import { PageSeo } from "../layout/page-seo";
import { useSiteSettings } from "../lib/use-site-settings";
import { required } from "../lib/required";
import { sampleNotes } from "../lib/sample-notes";
import { Content } from "../sections/content";
import { shareImageOf } from "../seo/share-image";
import { article } from "../seo/structured-data";
import { Cover } from "../ui/cover";
import { LinkList } from "../ui/link-list";
import { Neighbours } from "../ui/neighbours";
import { PostDate } from "../ui/post-date";
import { SampleLabel } from "../ui/sample-label";
import { ShareLinks } from "../ui/share-links";
import { TableOfContents } from "../ui/table-of-contents";
import { LinkRow } from "../ui/link-row";

/** A blog post. */
export default function BlogPost({ data, path }: PageProps<Queries.BlogPostQuery>) {
  const post = required(data.post, path);
  const { brand } = useSiteSettings();
  const share = shareImageOf(post.cover);
  const structuredData = article({
    type: "BlogPosting",
    ...post,
    published: post.date,
    modified: post.lastModified,
    author: post.author.sample
      ? { type: "Organization", name: brand }
      : { type: "Person", name: post.author.name, url: post.author.url },
    brand,
    image: share,
  });
  return (
    <article className={styles.article}>
      <PageSeo {...post} hasFeed image={share} structuredData={structuredData} />
      <PageHead
        heading={post.title}
        intro={post.description}
        sample={post.sample && sampleNotes.post}
      />
      <p>
        <a href={post.author.url}>{post.author.name}</a>, {post.author.role}.{" "}
        {post.author.sample && !post.sample && <SampleLabel />} <PostDate day={post.date} />,{" "}
        {post.readingTime} min read.
      </p>
      <TableOfContents headings={post.toc} />
      <Content body={post.body} images={post.images} />
      <Cover cover={post.cover} />
      <LinkRow label="Topics" variant="topics" links={post.topicPages} />
      <Likes slug={post.slug} />
      <ShareLinks title={post.title} url={post.url} />
      <LinkList title="Read next" links={data.related} />
      <Neighbours previous={data.previous} next={data.next} />
      <NewsletterPlace />
    </article>
  );
}

export const query = graphql`
  query BlogPost($id: String!, $related: [ID!]!, $previous: String, $next: String, $terms: [ID!]!) {
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
      url
      title
      sample
    }
    previous: blogPost(id: { eq: $previous }) {
      url
      title
    }
    next: blogPost(id: { eq: $next }) {
      url
      title
    }
  }
`;
