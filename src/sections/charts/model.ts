import type { ReactNode } from "react";
import { columnFormatter, currencyOf, localeOf } from "../../lib/format-number";

/** What a chart shows: each kind makes it from its figures. */
export interface ChartParts {
  /** The chart in a sentence, for those who can't see it. */
  readonly summary: string;
  /** The data. The first column has the headings of the rows. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly total?: readonly string[];
  readonly drawing: ReactNode;
}

/** Position of the largest of some numbers; the first of equal ones. */
export const indexOfLargest = (values: readonly number[]) => values.indexOf(Math.max(...values));

/** Says where an axis starts that doesn't start at zero: `Axis starts at ₹190 lakh`. */
export function axisNote(start: number, unit: string) {
  const sign = currencyOf(unit);
  const amount = columnFormatter([start], localeOf(unit))(start);
  return start > 0 && `Axis starts at ${sign}${amount} ${unit.replace(sign, "").trim()}`.trim();
}
