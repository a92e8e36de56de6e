import { coverOf } from "../ui/cover";
import { PostDate } from "../ui/post-date";

/** Posts as entries of a list. */
export function postEntries(posts: readonly Queries.PostInListFragment[]) {
  return posts.map(({ date, readingTime, cover, ...post }) => ({
    ...post,
    cover: coverOf(cover),
    note: (
      <>
        <PostDate day={date} />, {readingTime} min read
      </>
    ),
  }));
}
