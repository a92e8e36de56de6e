/** The most decimals that any number on the site has. */
const MAX_DECIMALS = 2;

/** A locale whose grouping the site uses: India's, or the United States' for dollars and in its tools. */
type NumberLocale = "en-IN" | "en-US";

const formatters = new Map<string, Intl.NumberFormat>();

/** Making a formatter takes far longer than using it, and a tool shows hundreds of numbers. */
function formatterFor(decimals: number, locale: NumberLocale): Intl.NumberFormat {
  const key = `${locale}-${decimals}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: MAX_DECIMALS,
  });
  formatters.set(key, made);
  return made;
}

/**
 * Formats a number, in the Indian locale without another, with a true minus sign: `12,34,567.89`.
 *
 * @param decimals Minimum number of decimals, up to two.
 */
export function formatNumber(value: number, decimals = 0, locale: NumberLocale = "en-IN"): string {
  return formatterFor(decimals, locale).format(value).replace("-", "−");
}

/** The locale of amounts in a unit: that of the United States for dollars. */
export const localeOf = (unit: string): NumberLocale => (unit.includes("$") ? "en-US" : "en-IN");

/** The sign of the currency in a unit such as `₹ per tonne`; nothing if it has none. */
export const currencyOf = (unit: string) => /[₹$]/u.exec(unit)?.[0] ?? "";

/**
 * Returns a formatter for a column of numbers: with two decimals if any of them has a fraction, so
 * that the column aligns.
 */
export function columnFormatter(
  values: readonly number[],
  locale: NumberLocale = "en-IN",
): (value: number) => string {
  const decimals = values.every((value) => Number.isInteger(value)) ? 0 : MAX_DECIMALS;
  return (value) => formatNumber(value, decimals, locale);
}
