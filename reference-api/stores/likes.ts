import { z } from "zod";
import type { Database } from "../database";
import { sql } from "../statement";

const countRow = z.tuple([z.looseObject({ likes: z.coerce.number().int() })]);

/** Likes of the article with this slug, or of the whole blog for "". */
export async function countLikes(database: Database, blogName: string): Promise<number> {
  const rows = await database.read(
    sql`SELECT COALESCE(SUM(count), 0) AS likes FROM likes WHERE ${blogName} IN ('', blog_name)`,
  );
  return countRow.parse([...rows])[0].likes;
}

/** Adds a like to an article, or to the blog itself for "". */
export async function addLike(database: Database, blogName: string): Promise<void> {
  await database.write(sql`INSERT INTO likes (blog_name, count) VALUES (${blogName}, 1)
    ON CONFLICT (blog_name) DO UPDATE SET count = likes.count + 1`);
}
