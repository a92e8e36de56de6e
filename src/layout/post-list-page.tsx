import type { ComponentProps } from "react";
import { BLOG } from "../lib/blog";
import { EntryList } from "../ui/entry-list";
import { IndexPage } from "./index-page";
import { postEntries } from "./post-entries";

interface PostListPageProps extends Pick<
  ComponentProps<typeof IndexPage>,
  "page" | "place" | "structuredData"
> {
  readonly posts: readonly Queries.PostInListFragment[];
}

/** A page that lists the posts of a topic or an author. */
export function PostListPage({ posts, ...props }: PostListPageProps) {
  return (
    <IndexPage {...props} hasFeed>
      <p>
        <a href={BLOG}>All articles</a>
      </p>
      <EntryList entries={postEntries(posts)} empty="No posts yet." />
    </IndexPage>
  );
}
