import type Big from "big.js";
import { currencies, formatCount, formatFull, formatMoney } from "../../../lib/currency";
import { formatNumber } from "../../../lib/format-number";
import type { ToolRegion } from "./tool-props";

/** Writes a formatter's text for a negative value with a true minus sign in front. */
function withSign(value: Big, show: (size: number) => string): string {
  const text = show(value.abs().toNumber());
  return value.lt(0) ? `−${text}` : text;
}

/** Keeps an amount and its unit on one line. */
const inOneLine = (text: string) => text.replaceAll(" ", "\u00A0");

/** An amount in full in rupees, `₹21,46,680`, and in its scale in dollars, `$25.41 thousand`. */
export function showMoney(value: Big, region: ToolRegion): string {
  return withSign(value, (size) => inOneLine(formatFull(size, currencies[region])));
}

/** An amount in its scale: `₹21.47 lakh`, `$25.41 thousand`. */
export function showShortMoney(value: Big, region: ToolRegion): string {
  return withSign(value, (size) => inOneLine(formatMoney(size, currencies[region])));
}

/** A count or quantity: `12,000` in India, `12 thousand` in the United States. */
export function showNumber(value: Big, region: ToolRegion): string {
  return withSign(value, (size) => inOneLine(formatCount(size, currencies[region])));
}

/** A percentage with at most two decimals: `8.33%`. */
export function showPercent(value: Big): string {
  return withSign(value, (size) => `${formatNumber(size)}%`);
}
