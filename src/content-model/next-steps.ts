import { z } from "zod";
import { line, list } from "./fields";

/** What happens after a form is sent. */
export const nextSteps = z.strictObject({
  items: list(
    z.strictObject({
      when: line(3, 40).describe("when it happens, such as Within one working day"),
      what: line(3, 90).describe("what happens"),
      detail: line(10, 240).optional().describe("more about it"),
    }),
    2,
    4,
  ).describe("two to four steps, best three, with their times"),
});
