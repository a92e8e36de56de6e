import { z } from "zod";
import { formatNumber } from "../lib/format-number";
import { sum } from "../lib/sum";
import { line, listOf } from "./fields";
import { checkTotal, complaintsInto } from "./sums";
import { unit } from "./table";

const heading = line(2, 20);
const moved = z.number().positive({ error: "is not above zero; write how much has moved" });

/** A statement of account: what was there, what came in and went out, and what is left. */
export const ledger = z
  .strictObject({
    title: line(5, 120).describe("what account it is, such as Retention money, March"),
    unit,
    columns: z
      .strictObject({
        in: heading.describe("what the amounts coming in are called, such as Received"),
        out: heading.describe("what the amounts going out are called, such as Sold"),
        balance: heading.describe("what is left is called, such as In the yard"),
      })
      .describe("the headings of the three columns of amounts"),
    opening: z
      .strictObject({
        label: line(2, 60).describe("the first line, such as Brought forward"),
        balance: z.number().describe("what was there before the first line"),
      })
      .describe("what was there before the first line"),
    lines: listOf(2, 10, {
      on: line(1, 20).describe("when or where, such as 4 March"),
      label: line(2, 60).describe("what moved"),
      in: moved.optional().describe("how much came in"),
      out: moved.optional().describe("how much went out"),
    }).describe("what came in and went out, in its order"),
    closing: z
      .strictObject({
        label: line(2, 60).describe("the last line, such as Left on 31 March"),
        balance: z.number().describe("opening + all that came in − all that went out"),
      })
      .describe("what is left after the last line"),
  })
  .superRefine(({ opening, lines, closing }, context) => {
    const add = complaintsInto(context);
    for (const [index, item] of lines.entries()) {
      if ((item.in === undefined) === (item.out === undefined)) {
        const given = item.in === undefined ? "neither in nor out" : "both in and out";
        add(["lines", index], `has ${given}; give one of the two`);
      }
    }
    const moves = lines.map((item) => (item.in ?? 0) - (item.out ?? 0));
    const working = `${formatNumber(opening.balance)} with what came in and went out is`;
    const right = opening.balance + sum(moves);
    checkTotal(add, ["closing", "balance"], closing.balance, right, working);
  });
