interface ListedPost {
  readonly id: string;
  readonly draft: boolean;
}

/** A topic or an author. */
interface Subject {
  readonly id: string;
  readonly slug: string;
  readonly url: string;
}

/** The posts of a topic or an author. */
export interface PostList {
  readonly id: string;
  readonly url: string;
  /** Whether none of the posts is published. */
  readonly draft: boolean;
  /** Ids, in the order of the posts. */
  readonly posts: readonly string[];
}

/** Groups posts by topic or by author. A subject without posts has no list. */
export function postLists<Post extends ListedPost>(
  subjects: readonly Subject[],
  posts: readonly Post[],
  slugsOf: (post: Post) => readonly string[],
): PostList[] {
  const bySlug = new Map<string, Post[]>();
  for (const post of posts) {
    for (const slug of new Set(slugsOf(post))) {
      const own = bySlug.get(slug) ?? [];
      bySlug.set(slug, own);
      own.push(post);
    }
  }
  return subjects.flatMap(({ id, slug, url }) => {
    const own = bySlug.get(slug);
    if (own === undefined) return [];
    const draft = own.every((post) => post.draft);
    return [{ id, url, draft, posts: own.map((post) => post.id) }];
  });
}
