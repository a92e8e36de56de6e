import { z } from "zod";
import { line } from "./fields";

/** What must be there before something may begin, and who brings it. */
export const checklist = z.strictObject({
  items: z
    .array(
      z.strictObject({
        what: line(3, 60).describe("what must be there, such as the signed drawing"),
        why: line(10, 160).describe("what it must show, or why it is needed"),
        who: line(2, 40).describe("who brings it"),
      }),
    )
    .min(3, { error: "has too few items; give three to eight" })
    .max(8, { error: "has too many items; give three to eight" })
    .describe("three to eight things, in the order they are needed"),
});
