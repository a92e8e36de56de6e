import { z } from "zod";
import { formatNumber } from "../lib/format-number";
import { line, list } from "./fields";
import { amount, checkTotal, sum } from "./scene-amounts";
import { complaintsInto, facts, sceneFrame } from "./scene-fields";

const item = z.strictObject({
  code: line(1, 20).describe("the item's code"),
  name: line(2, 40).describe("what it is"),
  rate: z.number().positive().describe("the delivered rate of the contract"),
  unit: line(1, 12).describe("for how much, such as pair"),
  contract: line(2, 20).describe("the contract's number"),
});

const basketLine = z.strictObject({
  code: line(1, 20).describe("the code of one of the items"),
  text: line(1, 30).optional().describe("what else the line says, such as size 8"),
  quantity: z.number().positive().describe("how much is ordered"),
  amount: z.number().positive().describe("quantity × rate"),
});

/** Items on rate contracts, an order of some of them, and what is left of the contract's ceiling. */
export const rateCatalogue = z
  .strictObject({
    ...sceneFrame,
    status: line(3, 40).describe("status of the order, such as No RFQ needed"),
    currency: line(1, 3).describe("₹ or $"),
    search: line(2, 30).describe("the words in the search field"),
    items: list(item, 3, 6).describe("the items that were found"),
    order: z
      .strictObject({
        title: line(3, 40).describe("the order's name, such as Order 14 · Nashik stores"),
        lines: list(basketLine, 1, 4).describe("what is ordered"),
        total: z.number().positive().describe("the sum of the lines"),
        facts,
      })
      .describe("the panel beside the list"),
    ceiling: z
      .strictObject({
        contract: line(2, 20).describe("the contract's number"),
        limit: amount.describe("up to what total the contract may be used"),
        used: amount.describe("how much was used before this order"),
        after: amount.describe("how much is used with this order"),
      })
      .describe("the value of the contract"),
  })
  .superRefine(({ items, order, ceiling }, context) => {
    const add = complaintsInto(context);
    for (const [index, { code, quantity, amount: given }] of order.lines.entries()) {
      const at = ["order", "lines", index];
      const found = items.find((one) => one.code === code);
      if (found === undefined) add([...at, "code"], `is "${code}", which is not one of the items`);
      const rate = found?.rate ?? given / quantity;
      const working = `${formatNumber(quantity)} × ${formatNumber(rate)} is`;
      checkTotal(add, [...at, "amount"], given, quantity * rate, working);
    }
    const right = sum(order.lines.map((one) => one.amount));
    checkTotal(add, ["order", "total"], order.total, right, "the lines add up to");
    const { used, after, limit } = ceiling;
    checkTotal(add, ["ceiling", "after"], after, used + order.total, "used and this order are");
    if (after > limit) {
      add(
        ["ceiling", "after"],
        `is ${formatNumber(after)}, more than the limit of ${formatNumber(limit)}`,
      );
    }
  });
