import { z } from "zod";
import type { Database } from "./database";
import { toStoredJson } from "./stored-json";

/** Where the server keeps likes and newsletter subscribers. Everything throws `DatabaseError`. */
export interface BlogStore {
  /** Likes of one article by its slug; of the whole blog for "". */
  countLikes(blogName: string): number;
  /** Adds a like to an article, or to the blog as such for "". */
  like(blogName: string): void;
  /** Keeps the first subscription of an address, compared without case. */
  subscribe(email: string, body: unknown): void;
}

const counted = z.tuple([z.object({ likes: z.int() })]);

/**
 * Makes the store of likes and subscribers on an open database (readings.md, API calls).
 *
 * @param now Current time in milliseconds since 1970.
 */
export function createBlogStore(database: Database, now: () => number): BlogStore {
  return {
    countLikes: (blogName) => {
      const rows = database.all(
        "SELECT COALESCE(SUM(count), 0) AS likes FROM likes WHERE ? IN ('', blog_name)",
        blogName,
      );
      return counted.parse(rows)[0].likes;
    },
    like: (blogName) => {
      database.run(
        `INSERT INTO likes (blog_name, count) VALUES (?, 1)
         ON CONFLICT (blog_name) DO UPDATE SET count = count + 1`,
        blogName,
      );
    },
    subscribe: (email, body) => {
      database.run(
        `INSERT INTO subscribers (email, received_at, payload) VALUES (?, ?, ?)
         ON CONFLICT (email) DO NOTHING`,
        email.trim().toLowerCase(),
        new Date(now()).toISOString(),
        toStoredJson(body),
      );
    },
  };
}
