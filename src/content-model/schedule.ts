import { z } from "zod";
import { line, listOf } from "./fields";
import { complaintsInto } from "./sums";

const step = z.int().positive({ error: "is below 1; the first is 1" });

/** What happens when: parts of a time that is counted in minutes, days or weeks. */
export const schedule = z
  .strictObject({
    unit: z
      .enum(["minute", "hour", "day", "week", "month"], {
        error: "is not a unit; use minute, hour, day, week or month",
      })
      .describe("what is counted: minute, hour, day, week or month"),
    parts: listOf(2, 10, {
      from: step.describe("the first minute, day or week of the part"),
      to: step.optional().describe("its last, where it is longer than one"),
      what: line(3, 90).describe("what happens"),
      who: line(2, 60).optional().describe("who does it"),
      detail: line(10, 240).optional().describe("a sentence more"),
    }).describe("what happens, in order"),
  })
  .superRefine(({ parts }, context) => {
    const add = complaintsInto(context);
    for (const [index, { from, to = from }] of parts.entries()) {
      if (to < from) add(["parts", index, "to"], `is ${to}, which is before ${from}`);
      const before = parts[index - 1]?.from ?? from;
      if (from < before) {
        add(["parts", index, "from"], `is ${from}, but the part before begins at ${before}`);
      }
    }
  });
