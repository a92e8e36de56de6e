import { z } from "zod";
import {
  cover,
  day,
  isUpdatedAfterDate,
  line,
  nameOf,
  slugOf,
  textFields,
  uniqueLine,
  updatedBeforeDate,
} from "./fields";

/** A blog post of `content/blog/`. Its address is `/blog/<file name>/`. */
export const blogPostSchema = z
  .strictObject({
    title: uniqueLine(10, 70).describe("the post's heading and its title in search results"),
    description: line(50, 160).describe("one sentence of 50 to 160 characters for search results"),
    date: day.describe("the day of publication, YYYY-MM-DD"),
    updated: day.optional().describe("the day of the last real change, YYYY-MM-DD"),
    author: nameOf("author").describe("the author's file name in content/authors, without .yml"),
    topics: z
      .array(slugOf("topic"))
      .min(1, { error: "is empty; name one to four topics" })
      .max(4, { error: "has more than four entries; name one to four topics" })
      .describe("one to four topics: file names in content/topics, without .yml"),
    cover,
    ...textFields,
  })
  .refine(isUpdatedAfterDate, updatedBeforeDate);

/** Front matter of a blog post, parsed. */
export type BlogPostData = z.infer<typeof blogPostSchema>;
