import Big from "big.js";
import { isDiscount } from "./heading";
import { readAmount } from "./amounts";
import type { Ask } from "./questions";
import { isShare } from "./unmatched";
import type { UsedLine } from "./uses";
import type { FileStyle } from "./value";

/** The line with a discount in percent; undefined without one. */
export const discountLine = (lines: readonly UsedLine[]) =>
  lines.find((own) => isDiscount(own.heading) && isShare(own) && own.use.kind === "left-out");

/** The percentages that the visitor says are still to be taken off the prices; empty without a discount. */
export function discountsOf(
  line: UsedLine | undefined,
  style: FileStyle,
  ask: Ask,
): readonly (Big | undefined)[] {
  if (line === undefined) return [];
  const answer = ask({
    key: "discount",
    text: `Are the prices before or after “${line.label}”?`,
    options: [
      { value: "before", label: "Before: take it off" },
      { value: "after", label: "After: it is off already" },
    ],
  });
  if (answer !== "before") return [];
  return line.cells.map((cell) =>
    readAmount(cell, style)?.value.times(style.hasShares && cell instanceof Big ? 100 : 1),
  );
}
