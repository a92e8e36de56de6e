import { z } from "zod";
import { cover } from "./cover";
import { line, uniqueLine } from "./fields";

/** A topic of posts: a file of `content/topics/`. Its page is `/blog/topic/<file name>/`. */
export const topicSchema = z.strictObject({
  label: uniqueLine(2, 30).describe("the words of links to its page"),
  title: uniqueLine(3, 60).describe("the page's heading and its title in search results"),
  description: line(50, 160).describe("one sentence of 50 to 160 characters for search results"),
  cover: cover.optional(),
});
