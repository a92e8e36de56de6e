import { z } from "zod";
import type { Database } from "../database";

/** Likes per article. Every method throws `DatabaseError`. */
export interface LikesStore {
  /** Likes of the article with this slug, or of the whole blog for "". */
  count(blogName: string): number;
  /** Adds a like to an article, or to the blog itself for "". */
  add(blogName: string): void;
}

const countRow = z.tuple([z.object({ likes: z.int() })]);

/** Makes the store of likes on an open database. */
export function createLikesStore(database: Database): LikesStore {
  return {
    count: (blogName) => {
      const rows = database.all(
        "SELECT COALESCE(SUM(count), 0) AS likes FROM likes WHERE ? IN ('', blog_name)",
        blogName,
      );
      return countRow.parse(rows)[0].likes;
    },
    add: (blogName) => {
      database.run(
        `INSERT INTO likes (blog_name, count) VALUES (?, 1)
         ON CONFLICT (blog_name) DO UPDATE SET count = count + 1`,
        blogName,
      );
    },
  };
}
