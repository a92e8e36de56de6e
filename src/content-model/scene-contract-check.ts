import { z } from "zod";
import { formatNumber } from "../lib/format-number";
import { line, list } from "./fields";
import { checkTotal, sum, unit } from "./scene-amounts";
import { activity, complaintsInto, facts, sceneFrame } from "./scene-fields";

const order = z.strictObject({
  number: line(2, 30).describe("the order's or invoice's number"),
  item: line(2, 40).describe("what was ordered"),
  quantity: z.number().positive().describe("how much was ordered"),
  paid: z.number().positive().describe("the price on the order"),
  contract: z.number().positive().describe("the price in the contract"),
  difference: z.number().describe("paid less contract, times quantity"),
});

/** Orders against the prices of their contract, and what is known of the one that differs. */
export const contractCheck = z
  .strictObject({
    ...sceneFrame,
    status: line(3, 40).describe("status of the check, such as 1 query open"),
    unit,
    against: line(3, 20).optional().describe("what the second price is called, if not Contract"),
    orders: list(order, 2, 7).describe("the orders that were checked"),
    total: z.number().describe("the sum of the differences"),
    detail: z
      .strictObject({
        number: line(2, 30).describe("the number of the order that the panel shows"),
        facts,
        activity,
      })
      .describe("the panel beside the list"),
  })
  .superRefine(({ orders, total, detail }, context) => {
    const add = complaintsInto(context);
    for (const [index, { quantity, paid, contract, difference }] of orders.entries()) {
      const working = `(${formatNumber(paid)} − ${formatNumber(contract)}) × ${formatNumber(quantity)} is`;
      const right = (paid - contract) * quantity;
      checkTotal(add, ["orders", index, "difference"], difference, right, working);
    }
    const right = sum(orders.map(({ difference }) => difference));
    checkTotal(add, ["total"], total, right, "the orders add up to");
    if (orders.every(({ number }) => number !== detail.number)) {
      add(["detail", "number"], `is "${detail.number}", which is not one of the orders`);
    }
  });
