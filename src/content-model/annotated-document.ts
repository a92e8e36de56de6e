import { z } from "zod";
import { formatNumber } from "../lib/format-number";
import { line, list } from "./fields";
import { checkTotal, sum, unit } from "./scene-amounts";
import { complaintsInto } from "./scene-fields";

const note = z.number().int().positive().optional().describe("the number of the note on it");

const fields = list(
  z.strictObject({
    label: line(2, 40).describe("what the field is called"),
    value: line(1, 160).describe("the field's content"),
    note,
  }),
  1,
  8,
);

const items = z.strictObject({
  unit,
  lines: list(
    z.strictObject({
      label: line(2, 60).describe("what is bought"),
      quantity: z.number().positive().describe("how much"),
      unit: line(1, 20).describe("in what, such as pairs"),
      rate: z.number().positive().describe("the price of one"),
      amount: z.number().positive().describe("quantity × rate"),
      note,
    }),
    1,
    8,
  ).describe("the lines of the document"),
  total: z.number().positive().describe("the sum of the lines"),
});

/** Checks the arithmetic of a document's lines. */
function checkItems({ lines, total }: z.infer<typeof items>, context: z.core.$RefinementCtx): void {
  const add = complaintsInto(context);
  for (const [index, { quantity, rate, amount }] of lines.entries()) {
    const working = `${formatNumber(quantity)} × ${formatNumber(rate)} is`;
    checkTotal(add, ["items", "lines", index, "amount"], amount, quantity * rate, working);
  }
  const right = sum(lines.map(({ amount }) => amount));
  checkTotal(add, ["items", "total"], total, right, "the lines add up to");
}

/** A document of the trade, such as an RFQ's line sheet, with numbered notes on its parts. */
export const annotatedDocument = z
  .strictObject({
    title: line(3, 60).describe("the document's name, such as Line sheet"),
    number: line(2, 40).describe("its number or version"),
    head: fields.describe("the fields above the lines"),
    items: items.optional().describe("the lines with amounts"),
    foot: fields.optional().describe("the fields below the lines"),
    notes: list(line(20, 240), 2, 6).describe(
      "what to know of the parts that carry a note's number",
    ),
    caption: line(20, 240).optional().describe("what the document shows"),
  })
  .superRefine(({ head, items: given, foot, notes }, context) => {
    if (given !== undefined) checkItems(given, context);
    const parts = [...head, ...(given?.lines ?? []), ...(foot ?? [])];
    const numbers = parts.flatMap(({ note: number }) => number ?? []);
    const wanted = notes.map((_, index) => index + 1);
    if (numbers.join() !== wanted.join()) {
      const shown = numbers.length === 0 ? "none" : numbers.join(", ");
      complaintsInto(context)(
        ["notes"],
        `need the numbers ${wanted.join(", ")} on the document's parts, in this order; it has ${shown}`,
      );
    }
  });
