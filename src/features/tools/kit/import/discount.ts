import type Big from "big.js";
import { readAmount, type AmountStyle } from "./amounts";
import { isDiscount } from "./heading";
import type { Ask } from "./questions";
import { isShare } from "./unmatched";
import type { UsedLine } from "./uses";

/** The percentages that the visitor says are still to be taken off the prices; empty without a discount. */
export function discountsOf(
  lines: readonly UsedLine[],
  style: AmountStyle,
  ask: Ask,
): readonly (Big | undefined)[] {
  const line = lines.find(
    (own) => isDiscount(own.heading) && isShare(own) && own.use.kind === "left-out",
  );
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
  return line.cells.map((cell) => readAmount(cell, style)?.value);
}
