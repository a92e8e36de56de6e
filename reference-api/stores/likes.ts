import { z } from "zod";
import type { Database } from "../database";

const countRow = z.tuple([z.object({ likes: z.int() })]);

/** Likes of the article with this slug, or of the whole blog for "". */
export function countLikes(database: Database, blogName: string): number {
  const rows = database.all(
    "SELECT COALESCE(SUM(count), 0) AS likes FROM likes WHERE ? IN ('', blog_name)",
    blogName,
  );
  return countRow.parse(rows)[0].likes;
}

/** Adds a like to an article, or to the blog itself for "". */
export function addLike(database: Database, blogName: string): void {
  database.run(
    `INSERT INTO likes (blog_name, count) VALUES (?, 1)
     ON CONFLICT (blog_name) DO UPDATE SET count = count + 1`,
    blogName,
  );
}
