import type { Db } from "../tables";

/** Likes of the article with this slug, or of the whole blog for "". */
export async function countLikes(db: Db, blogName: string): Promise<number> {
  const { likes } = await db
    .selectFrom("likes")
    .select(({ fn }) => fn.sum<number | null>("count").as("likes"))
    .$if(blogName !== "", (query) => query.where("blog_name", "=", blogName))
    .executeTakeFirstOrThrow();
  return likes ?? 0;
}

/** Adds a like to an article, or to the blog itself for "". */
export async function addLike(db: Db, blogName: string): Promise<void> {
  await db
    .insertInto("likes")
    .values({ blog_name: blogName, count: 1 })
    .onConflict((like) =>
      like.column("blog_name").doUpdateSet((now) => ({ count: now("likes.count", "+", 1) })),
    )
    .execute();
}
