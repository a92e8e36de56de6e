import { z } from "zod";
import { line, listOf } from "./fields";

/** What must be there before something may begin, and who brings it. */
export const checklist = z.strictObject({
  items: listOf(3, 8, {
    what: line(3, 60).describe("what must be there, such as the signed drawing"),
    why: line(10, 160).describe("what it must show, or why it is needed"),
    who: line(2, 40).describe("who brings it"),
  }).describe("three to eight things, in the order they are needed"),
});
