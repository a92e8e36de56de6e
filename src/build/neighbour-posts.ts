import { newestFirst, type DatedPost } from "./related-posts";

/** Ids of the posts published just before and after a post, if there are any. */
export interface Neighbours {
  readonly previous: string | null;
  readonly next: string | null;
}

/**
 * The post before and the post after each, by the day of publication.
 *
 * @returns Neighbours by the id of the post.
 */
export function neighbourPosts(posts: readonly DatedPost[]): ReadonlyMap<string, Neighbours> {
  const ids = posts.toSorted(newestFirst).map(({ id }) => id);
  return new Map(
    ids.map((id, rank) => [id, { previous: ids[rank + 1] ?? null, next: ids[rank - 1] ?? null }]),
  );
}
