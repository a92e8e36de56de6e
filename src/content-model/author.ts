import { z } from "zod";
import { line, sample, uniqueLine } from "./fields";

/** Who wrote a post: a file of `content/authors/`. Its page is `/blog/author/<file name>/`. */
export const authorSchema = z.strictObject({
  name: uniqueLine(2, 60).describe("the author's name"),
  role: line(2, 80).describe("what the author does"),
  bio: line(20, 300).describe("one or two sentences on what the author knows"),
  sample,
});

/** An author's file, parsed. */
export type AuthorData = z.infer<typeof authorSchema>;
