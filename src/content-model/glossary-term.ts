import { z } from "zod";
import { line, nameOf, textFields, uniqueLine } from "./fields";

/** A term of `content/glossary/`. Its address is `/glossary/<file name>/`. */
export const glossaryTermSchema = z.strictObject({
  term: uniqueLine(2, 60).describe("the term as it is written in a sentence"),
  definition: line(50, 220).describe("a definition of 50 to 220 characters, one or two sentences"),
  aliases: z
    .array(uniqueLine(1, 60))
    .default([])
    .describe("other names and abbreviations of the term, such as RFQ"),
  related: z
    .array(nameOf("glossaryTerm"))
    .default([])
    .describe("file names of related terms in content/glossary, without .mdx"),
  ...textFields,
});
