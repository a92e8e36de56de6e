import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/page-head";
import { PageSeo } from "../layout/page-seo";
import { useSiteSettings } from "../lib/use-site-settings";
import { required } from "../lib/required";
import { Content } from "../sections/content";
import { shareImageOf } from "../seo/share-image";
import { article } from "../seo/structured-data";
import { Cover } from "../ui/cover";
import { LinkList } from "../ui/link-list";
import { PostDate } from "../ui/post-date";

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
    author: { type: "Person", name: post.author.name },
    brand,
    image: share,
  });
  return (
    <article>
      <PageSeo {...post} image={share} structuredData={structuredData} />
      <PageHead heading={post.title} intro={post.description} />
      <p>
        {post.author.name}, {post.author.role}. <PostDate day={post.date} />, {post.readingTime} min
        read.
      </p>
      <Content body={post.body} images={post.images} />
      <Cover cover={post.cover} />
      <LinkList title="Read next" links={post.related} />
    </article>
  );
}

export const query = graphql`
  query BlogPost($id: String!, $related: [ID!], $terms: [ID!]!) {
    post: blogPost(id: { eq: $id }) {
      url
      title
      description
      date
      lastModified
      readingTime
      author {
        name
        role
      }
      cover {
        ...Cover
      }
      body: linkedBody(terms: $terms)
      images {
        ...ContentImages
      }
      related(ids: $related) {
        url
        title
      }
    }
  }
`;
