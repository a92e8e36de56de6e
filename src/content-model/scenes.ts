import { z } from "zod";
import { formatNumber } from "../lib/format-number";
import { line, list } from "./fields";
import { checkTotal, label, sum, unit } from "./scene-amounts";
import { complaintsInto, sceneFrame } from "./scene-fields";

/**
 * Props of the scenes: drawings of the product at work, from figures that an author can change. Their
 * arithmetic is checked, since a wrong total costs more trust than a typing error.
 */

const amounts = z.array(z.number()).describe("one number for each supplier, in their order");

/** Quotations side by side, with the landed cost of each. */
export const quotationComparison = z
  .strictObject({
    ...sceneFrame,
    unit,
    status: line(3, 40).describe("status of the event, such as Opened 14 May, 17:00"),
    suppliers: list(line(1, 24), 2, 4).describe("two to four suppliers"),
    lines: list(z.strictObject({ label, amounts }), 2, 8).describe("the cost lines of a quotation"),
    landed: amounts.describe("the landed cost of each supplier: the sum of its lines"),
    sumLabel: label.optional().describe("what the sum is called, if not Landed cost"),
    lot: z
      .strictObject({
        label: label.describe("what the last line is for, such as 40 tonnes, ₹"),
        quantity: z.number().positive().describe("by how much the landed cost is multiplied"),
        amounts,
      })
      .optional()
      .describe("the landed cost of the whole quantity"),
    plays: z
      .literal(true)
      .optional()
      .describe("shows once how the quotations arrive and are ranked, on wide screens"),
  })
  .superRefine(({ suppliers, lines, landed, lot }, context) => {
    const add = complaintsInto(context);
    const lists = [
      ...lines.map((item, index) => [["lines", index, "amounts"], item.amounts] as const),
      [["landed"], landed] as const,
      ...(lot === undefined ? [] : [[["lot", "amounts"], lot.amounts] as const]),
    ];
    for (const [path, given] of lists) {
      const many = `has ${given.length} numbers for ${suppliers.length} suppliers`;
      if (given.length !== suppliers.length) add(path, `${many}; give one for each`);
    }
    // Where numbers are missing, sums say nothing.
    if (lists.some(([, given]) => given.length !== suppliers.length)) return;
    for (const [index, supplier] of suppliers.entries()) {
      const own = landed[index] ?? 0;
      const added = sum(lines.map((item) => item.amounts[index] ?? 0));
      checkTotal(add, ["landed", index], own, added, `${supplier}'s lines add up to`);
      if (lot === undefined) continue;
      const working = `${formatNumber(own)} × ${formatNumber(lot.quantity)} is`;
      const path = ["lot", "amounts", index];
      checkTotal(add, path, lot.amounts[index] ?? 0, own * lot.quantity, working);
    }
  });
