import { newestFirst, type RelatablePost } from "./related-posts";

/** A post as lists of posts need it. */
interface ListedPost extends RelatablePost {
  readonly draft: boolean;
  /** The author's slug. */
  readonly author: string;
}

/** What posts can have in common. */
interface Subject {
  readonly id: string;
  readonly slug: string;
  readonly url: string;
}

/** The posts of a topic or an author. */
export interface PostList extends Subject {
  /** Whether no post of it is published. */
  readonly draft: boolean;
  /** Ids, newest first. */
  readonly posts: readonly string[];
}

function listsOf(
  subjects: readonly Subject[],
  posts: readonly ListedPost[],
  slugsOf: (post: ListedPost) => readonly string[],
): PostList[] {
  const bySlug = new Map<string, ListedPost[]>();
  for (const post of posts.toSorted(newestFirst)) {
    for (const slug of new Set(slugsOf(post))) {
      const own = bySlug.get(slug) ?? [];
      bySlug.set(slug, own);
      own.push(post);
    }
  }
  return subjects.flatMap(({ id, slug, url }) => {
    const own = bySlug.get(slug) ?? [];
    if (own.length === 0) return [];
    const draft = own.every((post) => post.draft);
    return [{ id, slug, url, draft, posts: own.map((post) => post.id) }];
  });
}

/** The topics that have posts, with these. */
export const topicLists = (topics: readonly Subject[], posts: readonly ListedPost[]) =>
  listsOf(topics, posts, (post) => post.topics);

/** The authors who have posts, with these. */
export const authorLists = (authors: readonly Subject[], posts: readonly ListedPost[]) =>
  listsOf(authors, posts, (post) => [post.author]);
