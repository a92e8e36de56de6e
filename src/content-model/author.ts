import { z } from "zod";
import { line, sample, uniqueLine } from "./fields";

/** An author of posts: a file of `content/authors/`. Its page is `/blog/author/<file name>/`. */
export const authorSchema = z.strictObject({
  name: uniqueLine(2, 60).describe("the author's name"),
  role: line(2, 80).describe("the author's job title"),
  bio: line(20, 300).describe("one or two sentences on the author's experience"),
  sample,
});
