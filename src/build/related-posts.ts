interface TopicalPost {
  readonly id: string;
  readonly topics: readonly string[];
}

const MOST_RELATED = 3;

/**
 * Up to three posts that share the most topics with a post, in the order of `posts` among equals.
 *
 * @returns Their ids.
 */
export function relatedPosts(post: TopicalPost, posts: readonly TopicalPost[]): readonly string[] {
  const topics = new Set(post.topics);
  // By the number of topics that they share; a list for each number is faster than sorting thousands.
  const found: string[][] = post.topics.map(() => []);
  for (const other of posts) {
    if (other.id === post.id) continue;
    const shared = other.topics.filter((topic) => topics.has(topic)).length;
    found[shared - 1]?.push(other.id);
  }
  return found.reverse().flat().slice(0, MOST_RELATED);
}
