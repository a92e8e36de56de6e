import { z } from "zod";
import { line, listOf } from "./fields";

/** What happens after a form is sent. */
export const nextSteps = z.strictObject({
  items: listOf(2, 4, {
    when: line(3, 40).describe("when it happens, such as Within one working day"),
    what: line(3, 90).describe("what happens"),
    detail: line(10, 240).optional().describe("more about it"),
  }).describe("two to four steps, best three, with their times"),
});
