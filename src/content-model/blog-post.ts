import { z } from "zod";
import { checkUpdated } from "./check-updated";
import { postCover } from "./cover";
import { day, line, list, nameOf, shortFigure, slugOf, textFields, uniqueLine } from "./fields";

/** A blog post of `content/blog/`. Its address is `/blog/<file name>/`. */
export const blogPostSchema = z
  .strictObject({
    title: uniqueLine(10, 70).describe("the post's heading and its title in search results"),
    description: line(50, 160).describe("one sentence of 50 to 160 characters for search results"),
    date: day.describe("the day of publication, YYYY-MM-DD"),
    updated: day.optional().describe("the day of the last real change, YYYY-MM-DD"),
    author: nameOf("author").describe("the author's file name in content/authors, without .yml"),
    topics: list(slugOf("topic"), 1, 4).describe(
      "one to four topics: file names in content/topics, without .yml",
    ),
    figure: shortFigure(line(1, 16), line(3, 60))
      .meta({ type: "PostFigure", about: "The figure on a post's card" })
      .optional()
      .describe("value and label of one figure from the text, shown on the post's card"),
    cover: postCover.optional(),
    ...textFields,
  })
  .superRefine(checkUpdated);
