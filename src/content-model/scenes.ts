import { z } from "zod";
import { secondsOfDay } from "../lib/clock-time";
import { formatNumber } from "../lib/format-number";
import { line } from "./fields";
import { complaintsInto, isSame, sceneFrame } from "./scene-fields";

/**
 * Props of the scenes: drawings of the product at work, from figures that an author can change. Their
 * arithmetic is checked, since a wrong total costs more trust than a typing error.
 */

const common = {
  ...sceneFrame,
  unit: line(1, 40).describe("what the amounts are in, such as ₹ per tonne"),
};

const label = line(2, 40).describe("what the line counts");
const amounts = z.array(z.number()).describe("one number for each supplier, in their order");
/** A time of day. */
export const time = line(5, 8)
  .refine((value) => secondsOfDay(value) !== null, {
    error: ({ input }) => `"${String(input)}" is no time; write 11:20 or 11:17:46`,
  })
  .describe("a time of day, such as 11:20 or 11:17:46");

/** Quotations side by side, with the landed cost of each. */
export const quotationComparison = z
  .strictObject({
    ...common,
    status: line(3, 40).describe("where the event stands, such as Opened 14 May, 17:00"),
    suppliers: z
      .array(line(1, 24))
      .min(2, { error: "has one supplier; give two to four" })
      .max(4, { error: "has more than four suppliers; give two to four" })
      .describe("two to four suppliers"),
    lines: z
      .array(z.strictObject({ label, amounts }))
      .min(2, { error: "has too few cost lines; give two to eight" })
      .max(8, { error: "has too many cost lines; give two to eight" })
      .describe("the cost lines of a quotation"),
    landed: amounts.describe("the landed cost of each supplier: the sum of its lines"),
    lot: z
      .strictObject({
        label: label.describe("what the last line is for, such as 40 tonnes, ₹"),
        quantity: z.number().positive().describe("by how much the landed cost is multiplied"),
        amounts,
      })
      .optional()
      .describe("the landed cost of the whole quantity"),
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
      const sum = lines.reduce((total, item) => total + (item.amounts[index] ?? 0), 0);
      if (!isSame(landed[index], sum)) {
        const given = formatNumber(landed[index] ?? 0);
        add(
          ["landed", index],
          `is ${given}, but ${supplier}'s lines add up to ${formatNumber(sum)}`,
        );
      }
      const product = (landed[index] ?? 0) * (lot?.quantity ?? 0);
      if (lot !== undefined && !isSame(lot.amounts[index], product)) {
        const given = formatNumber(lot.amounts[index] ?? 0);
        const working = `${formatNumber(landed[index] ?? 0)} × ${formatNumber(lot.quantity)}`;
        add(["lot", "amounts", index], `is ${given}, but ${working} is ${formatNumber(product)}`);
      }
    }
  });

/** A reverse auction while it runs: its clock and its bids, each below the last. */
export const bidLadder = z
  .strictObject({
    ...common,
    opens: time,
    closes: time,
    now: time.describe("the moment that the scene shows, between opens and closes"),
    start: z.number().positive().describe("the opening price"),
    bids: z
      .array(
        z.strictObject({
          at: time,
          bidder: line(1, 24).describe("who bids"),
          price: z.number().positive().describe("the price that is bid"),
        }),
      )
      .min(3, { error: "has too few bids; give three to eight" })
      .max(8, { error: "has too many bids; give three to eight" })
      .describe("the bids in the order they came in"),
    quantity: z
      .strictObject({
        amount: z.number().positive().describe("how much is bought"),
        unit: line(1, 20).describe("in what, such as tonnes"),
      })
      .describe("how much is bought, by amount and unit"),
    saving: z
      .strictObject({
        currency: line(1, 3).describe("₹ or $"),
        amount: z.number().positive().describe("(start − lowest bid) × quantity"),
      })
      .describe("what the lowest bid saves, by currency and amount"),
  })
  .superRefine(({ opens, closes, now, start, bids, quantity, saving }, context) => {
    const add = complaintsInto(context);
    const moments = [
      [["opens"], opens] as const,
      ...bids.map(({ at }, index) => [["bids", index, "at"], at] as const),
      [["now"], now] as const,
      [["closes"], closes] as const,
    ];
    for (const [index, [path, moment]] of moments.entries()) {
      const last = moments[index - 1]?.[1];
      if (last !== undefined && (secondsOfDay(moment) ?? 0) <= (secondsOfDay(last) ?? 0)) {
        const order = "times run from opens over the bids to now and closes";
        add(path, `${moment} is not after ${last}; ${order}`);
      }
    }
    for (const [index, { price }] of bids.entries()) {
      const last = bids[index - 1]?.price ?? start;
      if (price >= last) {
        const shown = `${formatNumber(price)} is not below ${formatNumber(last)}`;
        add(["bids", index, "price"], `${shown}; a bid has to be lower than the one before`);
      }
    }
    const product = (start - (bids.at(-1)?.price ?? start)) * quantity.amount;
    if (!isSame(saving.amount, product)) {
      const given = formatNumber(saving.amount);
      add(
        ["saving", "amount"],
        `is ${given}, but opening price less lowest bid, times quantity, is ${formatNumber(product)}`,
      );
    }
  });
