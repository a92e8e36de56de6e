import { graphql, type PageProps } from "gatsby";
import { PostListPage } from "../layout/post-list-page";
import { BLOG } from "../lib/blog";
import type { IndexPosition } from "../lib/index-pages";
import { required } from "../lib/required";
import { sampleNotes } from "../lib/sample-notes";
import { authorTitle } from "../lib/text";
import { authorPage } from "../seo/entry-data";
import { Initials } from "../ui/initials";

type AuthorProps = PageProps<Queries.AuthorIndexQuery, { position: IndexPosition }>;

/** A page about an author, with a page of their posts, newest first. */
export default function AuthorIndex({ data, path, pageContext }: AuthorProps) {
  const author = required(data.author, path);
  const { url, name, role, bio } = author;
  return (
    <PostListPage
      page={{
        url,
        title: authorTitle(name),
        heading: name,
        description: `Articles on procurement and sourcing by ${name}, ${role}, with worked examples.`,
        intro: `${role}. ${bio}`,
        text: null,
      }}
      position={pageContext.position}
      sample={author.sample && sampleNotes.author}
      mark={<Initials name={name} isLarge />}
      posts={data.posts}
      nav={
        <p>
          <a href={BLOG}>All articles</a>
        </p>
      }
      things={[authorPage(author)]}
    />
  );
}

export const query = graphql`
  query AuthorIndex($id: String!, $posts: [ID!]!) {
    author(id: { eq: $id }) {
      url
      name
      role
      bio
      sample
    }
    posts: postsById(ids: $posts) {
      ...PostInList
    }
  }
`;
