import Big from "big.js";
import type { NumberField } from "../fields";
import type { SheetCell } from "../sheet";
import { readAmount, type Amount } from "./amounts";
import { shown } from "./cell";
import type { UsedLine } from "./uses";
import { value, type FileFacts, type Value } from "./value";

/** Of today and of composition schemes: https://cbic-gst.gov.in/gst-goods-services-rates.html. */
const GST_RATES = [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 9, 12, 14, 18, 28, 40];

/** What is more can't be a rate. */
const MOST_PERCENT = 100;

/**
 * What a number without a percent sign is in a row of percentages, if it isn't just that: the rate that the row names,
 * or why it may be an amount.
 */
export function bareRate(
  { cell, value: own, currencies }: Amount & { readonly cell: SheetCell },
  { heading, all }: Pick<UsedLine, "heading" | "all">,
  { isTax }: NumberField,
  { style, region }: FileFacts,
): Value | string | null {
  const { rate } = heading;
  if (own.eq(0)) return null;
  // The amounts of a row such as `GST @ 18%` follow from its rate. It has rates if one of them is that rate.
  if (rate !== null) {
    if (own.gt(MOST_PERCENT)) {
      return { ...value(rate), how: `${shown(cell)}; the row says ${rate}%` };
    }
    const areRates = all.some((other) => readAmount(other, style)?.value.eq(rate) === true);
    if (!areRates) return `The row says ${rate}%. Is this an amount?`;
  }
  if (heading.measure === "percent") {
    return currencies.length > 0 ? "This is an amount, not a percentage." : null;
  }
  if (currencies.length + heading.currencies.length > 0)
    return "This is an amount, not a percentage.";
  // Excel has 18% as 0.18.
  const isRate = (cell instanceof Big && own.lt(1)) || GST_RATES.includes(own.toNumber());
  return isTax === true && region === "in" && rate === null && !isRate
    ? "This isn’t a rate of GST. Is it an amount?"
    : null;
}
