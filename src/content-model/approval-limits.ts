import { indexOfCoveringLimit } from "../lib/limits";
import { formatNumber } from "../lib/format-number";
import type { Complaint } from "./scene-fields";

type Limits = readonly { readonly limit?: number | undefined }[];

/**
 * Checks that limits rise, so that the first one that is high enough decides, and that one is.
 *
 * @param name The property that holds them, such as `levels`.
 * @param one What one of them is called, such as `level`.
 * @returns The place of the one that covers the amount; −1 where none does.
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
