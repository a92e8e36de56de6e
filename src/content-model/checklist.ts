import { z } from "zod";
import { line, list } from "./fields";

/** What must be there before something may begin, and who brings it. */
export const checklist = z.strictObject({
  items: list(
    z.strictObject({
      what: line(3, 60).describe("what must be there, such as the signed drawing"),
      why: line(10, 160).describe("what it must show, or why it is needed"),
      who: line(2, 40).describe("who brings it"),
    }),
    3,
    8,
  ).describe("three to eight things, in the order they are needed"),
});
