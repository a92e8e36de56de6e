import { z } from "zod";
import { href, line, listOf } from "./fields";

/** A table of contents that an author writes. */
export const onThisPage = z.strictObject({
  items: listOf(3, 10, {
    label: line(3, 60).describe("the part of the page"),
    note: line(3, 60).optional().describe("what is in it, such as 4 answers"),
    to: href.describe("its anchor with the page's address, such as /faq/#suppliers"),
  }).describe("three to ten parts of the page"),
});
