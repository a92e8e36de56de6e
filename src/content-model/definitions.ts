import { z } from "zod";
import { href, line, listOf } from "./fields";

/** Terms with a short explanation of each. */
export const definitions = z.strictObject({
  items: listOf(2, 12, {
    term: line(2, 60).describe("the term"),
    means: line(10, 240).describe("what it means here, in a sentence or two"),
    to: href.optional().describe("the address of a page with more about it"),
  }).describe("two to twelve terms with what each means"),
});
