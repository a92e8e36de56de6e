import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/page-head";
import { PageSeo } from "../layout/page-seo";
import { required } from "../lib/required";
import { Content } from "../sections/content";
import { EntryList } from "../ui/entry-list";
import { PostDate } from "../ui/post-date";

/** All posts, newest first. */
export default function BlogIndex({ data, path }: PageProps<Queries.BlogIndexQuery>) {
  const page = required(data.page, path);
  const entries = data.posts.nodes.map(({ date, readingTime, ...post }) => ({
    ...post,
    note: (
      <>
        <PostDate day={date} />, {readingTime} min read
      </>
    ),
  }));
  return (
    <>
      <PageSeo {...page} />
      <PageHead heading={page.heading} intro={page.intro} />
      <Content tree={page.body} images={page.images} />
      <EntryList entries={entries} empty="No posts yet." />
    </>
  );
}

export const query = graphql`
  query BlogIndex($id: String!) {
    page: marketingPage(id: { eq: $id }) {
      ...Page
    }
    posts: allBlogPost(sort: { date: DESC }) {
      nodes {
        url
        title
        description
        date
        readingTime
      }
    }
  }
`;
