import { z } from "zod";
import { formatNumber } from "../lib/format-number";
import { line } from "./fields";
import { isSame, type Complaint } from "./scene-fields";

/** What the amounts of a scene or a statement are in. */
export const unit = line(1, 40).describe("what the amounts are in, such as ₹ per tonne");

/** What a line of a scene counts. */
export const label = line(2, 40).describe("what the line counts");

/** An amount that is never below nothing. */
export const amount = z.number().nonnegative({
  error: ({ input }) => `is ${String(input)}; write zero or more`,
});

/** An amount of money by its sign and number. */
export const money = z.strictObject({
  currency: line(1, 3).describe("₹ or $"),
  amount: z.number().positive().describe("the amount in that currency"),
});

/** Adds numbers up. */
export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Complains where a given total is not what its working comes to. */
export function checkTotal(
  add: Complaint,
  path: readonly PropertyKey[],
  given: number,
  right: number,
  working: string,
): void {
  if (!isSame(given, right)) {
    add(path, `is ${formatNumber(given)}, but ${working} ${formatNumber(right)}`);
  }
}
