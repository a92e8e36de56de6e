import type { ComponentProps, ReactNode } from "react";
import { coverOf } from "../ui/cover";
import { EntryList } from "../ui/entry-list";
import { PostDate } from "../ui/post-date";
import { IndexPage } from "./index-page";
import { NewsletterSection } from "./newsletter-section";

interface PostListPageProps extends Pick<
  ComponentProps<typeof IndexPage>,
  "page" | "position" | "sample" | "mark" | "things"
> {
  readonly posts: readonly Queries.PostInListFragment[];
  /** Links to other lists. */
  readonly nav: ReactNode;
}

/** A page that lists the posts of a topic or an author. */
export function PostListPage({ posts, nav, ...props }: PostListPageProps) {
  return (
    <IndexPage {...props} hasFeed end={<NewsletterSection />}>
      {nav}
      <EntryList entries={postEntries(posts)} empty="No posts yet." />
    </IndexPage>
  );
}

/** Posts as entries of a list. */
export function postEntries(posts: readonly Queries.PostInListFragment[]) {
  return posts.map(({ date, readingTime, cover, figure, ...post }) => ({
    ...post,
    figure: figure ?? undefined,
    cover: coverOf(post.url, cover),
    note: (
      <>
        <PostDate day={date} />, {readingTime} min read
      </>
    ),
  }));
}
