import { z } from "zod";
import { sum } from "../lib/sum";
import { line, listOf } from "./fields";
import { checkTotal, complaintsInto } from "./sums";

const pair = z.tuple([z.number(), z.number()]);
const way = line(3, 180);

/** How each step of some work is done before and after, and how long it takes if that is known. */
export const beforeAfter = z
  .strictObject({
    title: line(5, 120).describe("what is compared, such as One RFQ for film"),
    before: line(3, 40).describe("what the first way is called, such as On e-mail"),
    after: line(3, 40).describe("what the second way is called"),
    rows: listOf(3, 8, {
      step: line(2, 60).describe("the step of the work"),
      before: way.describe("how the step is done the first way"),
      after: way.describe("how the step is done the second way"),
      takes: pair.optional().describe("what the step takes, first and second way: [6, 1]"),
    }).describe("the steps, each with both ways"),
    total: z
      .strictObject({
        label: line(3, 60).describe("what the sums are, such as Working hours in all"),
        unit: line(1, 20).describe("the unit of the sums and of each takes, such as h"),
        sums: pair.describe("the sums of takes, first and second way"),
      })
      .optional()
      .describe("the sums of what the steps take"),
    caption: line(20, 240).optional().describe("where the figures come from"),
  })
  .superRefine(({ rows, total }, context) => {
    const add = complaintsInto(context);
    for (const [index, { takes }] of rows.entries()) {
      const path = ["rows", index];
      if (takes === undefined && total !== undefined)
        add(path, "has no takes, but there is a total");
      if (takes !== undefined && total === undefined) add(path, "has takes, but there is no total");
    }
    if (total === undefined || rows.some(({ takes }) => takes === undefined)) return;
    for (const side of [0, 1] as const) {
      const right = sum(rows.map(({ takes }) => takes?.[side] ?? 0));
      checkTotal(add, ["total", "sums", side], total.sums[side], right, "the rows add up to");
    }
  });
