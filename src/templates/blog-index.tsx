import { graphql, type PageProps } from "gatsby";
import { IndexPage } from "../layout/index-page";
import type { IndexPlace } from "../lib/index-pages";
import { required } from "../lib/required";
import { coverOf } from "../ui/cover";
import { EntryList } from "../ui/entry-list";
import { PostDate } from "../ui/post-date";

type IndexProps = PageProps<Queries.BlogIndexQuery, { place: IndexPlace }>;

/** A page of all posts, newest first. */
export default function BlogIndex({ data, path, pageContext }: IndexProps) {
  const page = required(data.page, path);
  const entries = data.posts.nodes.map(({ date, readingTime, cover, ...post }) => ({
    ...post,
    cover: coverOf(cover),
    note: (
      <>
        <PostDate day={date} />, {readingTime} min read
      </>
    ),
  }));
  return (
    <IndexPage page={page} place={pageContext.place}>
      <EntryList entries={entries} empty="No posts yet." />
    </IndexPage>
  );
}

export const query = graphql`
  query BlogIndex($id: String!, $skip: Int!, $limit: Int!) {
    page: marketingPage(id: { eq: $id }) {
      ...Page
    }
    posts: allBlogPost(sort: [{ date: DESC }, { slug: ASC }], skip: $skip, limit: $limit) {
      nodes {
        url
        title
        description
        draft
        date
        readingTime
        cover {
          ...CoverInList
        }
      }
    }
  }
`;
