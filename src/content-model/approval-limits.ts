import { indexOfCoveringLimit } from "../lib/limits";
import { formatNumber } from "../lib/format-number";
import type { Complaint } from "./sums";

type Limits = readonly { readonly limit?: number | undefined }[];

/**
 * Checks that limits rise and that one of them covers the amount.
 *
 * @param names The property with the limits, and the name of one of them: `levels`, `level`.
 * @returns The index of the first limit that covers the amount, or −1.
 */
export function checkLimits(
  limits: Limits,
  amount: number,
  [name, one]: readonly [string, string],
  add: Complaint,
): number {
  for (const [index, { limit }] of limits.entries()) {
    const last = limits[index - 1]?.limit;
    if (limit === undefined && index < limits.length - 1) {
      add([name, index], `has no limit; only the last ${one} may have none`);
    } else if (limit !== undefined && last !== undefined && limit <= last) {
      const shown = `${formatNumber(limit)} is not above ${formatNumber(last)}`;
      add([name, index, "limit"], `${shown}; limits rise from ${one} to ${one}`);
    }
  }
  const covers = indexOfCoveringLimit(limits, amount);
  if (covers === -1) add([name], `has no limit that covers ${formatNumber(amount)}`);
  return covers;
}
