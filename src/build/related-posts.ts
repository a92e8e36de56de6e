interface TopicalPost {
  readonly id: string;
  readonly topics: readonly string[];
}

const MOST_RELATED = 3;

/**
 * Up to three posts for each post that share the most topics with it, in the order of `posts` among equals.
 *
 * @returns Ids by the id of the post.
 */
export function relatedPosts(
  posts: readonly TopicalPost[],
): ReadonlyMap<string, readonly string[]> {
  const byTopic = new Map<string, number[]>();
  for (const [index, { topics }] of posts.entries()) {
    for (const topic of topics) {
      const own = byTopic.get(topic) ?? [];
      byTopic.set(topic, own);
      own.push(index);
    }
  }
  return new Map(
    posts.map((post, index) => {
      // A byte for each post keeps this fast for thousands of posts.
      const shared = new Uint8Array(posts.length);
      for (const topic of post.topics) {
        for (const other of byTopic.get(topic) ?? []) shared[other] = (shared[other] ?? 0) + 1;
      }
      shared[index] = 0;
      return [post.id, mostShared(shared, post.topics.length).flatMap((at) => posts[at]?.id ?? [])];
    }),
  );
}

/** Places of the highest counts, at most three. */
function mostShared(counts: Uint8Array, highest: number): number[] {
  const found: number[] = [];
  for (let count = highest; count > 0; count -= 1) {
    let at = counts.indexOf(count);
    while (at !== -1 && found.length < MOST_RELATED) {
      found.push(at);
      at = counts.indexOf(count, at + 1);
    }
  }
  return found;
}
