import { z } from "zod";
import { formatNumber } from "../lib/format-number";
import { sum } from "../lib/sum";
import { line, listOf } from "./fields";
import { checkTotal, complaintsInto } from "./sums";
import { unit } from "./table";

const note = line(20, 240).optional().describe("what to know of this part, beside it");

const fields = listOf(1, 8, {
  label: line(2, 40).describe("what the field is called"),
  value: line(1, 160).describe("the field's content"),
  note,
});

const deductions = z.strictObject({
  lines: listOf(1, 3, {
    label: line(2, 40).describe("what is taken off, such as Unloading"),
    working: line(3, 60).describe("how it is calculated, such as 2% of the total"),
    amount: z.number().positive().describe("the amount, without a minus"),
    note,
  }).describe("what is taken off the total"),
  label: line(2, 40).describe("what remains, such as To pay"),
  amount: z.number().describe("the total without the deductions"),
  note,
});

const items = z.strictObject({
  unit,
  lines: listOf(1, 8, {
    label: line(2, 60).describe("what is bought"),
    quantity: z.number().positive().describe("how much"),
    unit: line(1, 20).describe("in what, such as pairs"),
    rate: z.number().positive().describe("the price of one"),
    amount: z.number().positive().describe("quantity × rate"),
    note,
  }).describe("the lines of the document"),
  total: z.number().positive().describe("the sum of the lines"),
  deductions: deductions.optional().describe("what is taken off the total, and what remains"),
});

/** A document of the trade, such as an RFQ's line sheet, with notes beside its parts. */
export const document = z
  .strictObject({
    title: line(3, 60).describe("the document's name, such as Line sheet"),
    number: line(2, 40).describe("its number or version"),
    head: fields.describe("the fields above the lines"),
    items: items.optional().describe("the lines with amounts"),
    foot: fields.optional().describe("the fields below the lines"),
    caption: line(20, 240).optional().describe("what the document shows"),
  })
  .superRefine(({ items: given }, context) => {
    const add = complaintsInto(context);
    if (given === undefined) return;
    for (const [index, { quantity, rate, amount }] of given.lines.entries()) {
      const working = `${formatNumber(quantity)} × ${formatNumber(rate)} is`;
      checkTotal(add, ["items", "lines", index, "amount"], amount, quantity * rate, working);
    }
    const right = sum(given.lines.map(({ amount }) => amount));
    checkTotal(add, ["items", "total"], given.total, right, "the lines add up to");
    if (given.deductions === undefined) return;
    const { lines, amount } = given.deductions;
    const rest = given.total - sum(lines.map((taken) => taken.amount));
    checkTotal(
      add,
      ["items", "deductions", "amount"],
      amount,
      rest,
      "the total less these lines is",
    );
  });
