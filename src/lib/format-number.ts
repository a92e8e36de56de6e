/** The most decimals that any number on the site has. */
const MAX_DECIMALS = 2;

const formatters = new Map<number, Intl.NumberFormat>();

/** Making a formatter takes far longer than using it, and a tool shows hundreds of numbers. */
function formatterFor(decimals: number): Intl.NumberFormat {
  const known = formatters.get(decimals);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat("en-IN", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: MAX_DECIMALS,
  });
  formatters.set(decimals, made);
  return made;
}

/**
 * Formats a number in the Indian locale, `12,34,567.89`, with a true minus sign.
 *
 * @param decimals Minimum number of decimals, up to two.
 */
export function formatNumber(value: number, decimals = 0): string {
  return formatterFor(decimals).format(value).replace("-", "−");
}

/**
 * Returns a formatter for a column of numbers: with two decimals if any of them has a fraction, so
 * that the column aligns.
 */
export function columnFormatter(values: readonly number[]): (value: number) => string {
  const decimals = values.every((value) => Number.isInteger(value)) ? 0 : MAX_DECIMALS;
  return (value) => formatNumber(value, decimals);
}
