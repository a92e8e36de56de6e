import { z } from "zod";
import { href, line } from "./fields";

/** Terms with a short explanation of each. */
export const definitions = z.strictObject({
  items: z
    .array(
      z.strictObject({
        term: line(2, 60).describe("the term"),
        means: line(10, 240).describe("what it means here, in a sentence or two"),
        to: href.optional().describe("the address of a page with more about it"),
      }),
    )
    .min(2, { error: "has too few terms; give two to twelve" })
    .max(12, { error: "has too many terms; give two to twelve" })
    .describe("two to twelve terms with what each means"),
});
