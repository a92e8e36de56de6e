/** What of a post decides which others are related to it. */
export interface RelatablePost {
  readonly id: string;
  /** The day of publication, `YYYY-MM-DD`. */
  readonly date: string;
  readonly topics: readonly string[];
}

const MOST_RELATED = 3;

/** A list of those that are wanted, of the post itself and of those that are taken already. */
const LONGEST_LIST = MOST_RELATED + 1;

/** Every choice of at least one of these topics, as a text; by how many they are, the most first. */
function choices(topics: readonly string[]): readonly (readonly string[])[] {
  const sets = [...new Set(topics)]
    .sort()
    .reduce<readonly string[][]>(
      (smaller, topic) => [...smaller, ...smaller.map((set) => [...set, topic])],
      [[]],
    );
  return Array.from({ length: topics.length }, (_, index) => topics.length - index).map((size) =>
    sets.filter((set) => set.length === size).map((set) => set.join(" ")),
  );
}

/** A post as its order needs it. */
export type DatedPost = Pick<RelatablePost, "id" | "date">;

/** Order of posts as the blog lists them. */
export const newestFirst = (a: DatedPost, b: DatedPost) =>
  b.date.localeCompare(a.date) || a.id.localeCompare(b.id);

/**
 * Up to three posts for each that share the most topics with it, newest first among equals. For each
 * choice of topics the newest posts that have all of them are listed once, so that the time grows with
 * the number of posts, not with its square.
 *
 * @returns Ids by the id of the post.
 */
export function relatedPosts(
  posts: readonly RelatablePost[],
): ReadonlyMap<string, readonly string[]> {
  const ordered = posts.toSorted(newestFirst).map((post) => ({
    id: post.id,
    choices: choices(post.topics),
  }));
  const lists = new Map<string, number[]>();
  for (const [rank, post] of ordered.entries()) {
    for (const choice of post.choices.flat()) {
      const list = lists.get(choice) ?? [];
      if (list.length < LONGEST_LIST) lists.set(choice, [...list, rank]);
    }
  }
  return new Map(
    ordered.map((post, rank) => {
      const found = new Set([rank]);
      for (const level of post.choices) {
        const others = level.flatMap((choice) => lists.get(choice) ?? []).sort((a, b) => a - b);
        for (const other of others) if (found.size <= MOST_RELATED) found.add(other);
      }
      found.delete(rank);
      return [post.id, [...found].flatMap((other) => ordered[other]?.id ?? [])];
    }),
  );
}
