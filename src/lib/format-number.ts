/** Most decimals that a number shows (specification section 1). */
const MOST_DECIMALS = 2;

/**
 * A number in the Indian locale, `12,34,567.89`, with a true minus sign.
 *
 * @param decimals Decimals shown at least, so that a column lines up; at most two.
 */
export function formatNumber(value: number, decimals = 0): string {
  const text = new Intl.NumberFormat("en-IN", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: MOST_DECIMALS,
  }).format(value);
  return text.replace("-", "−");
}

/** Decimals that the numbers of one column need to line up: none, or two for all. */
export function sharedDecimals(values: readonly number[]): number {
  return values.every((value) => Number.isInteger(value)) ? 0 : MOST_DECIMALS;
}
