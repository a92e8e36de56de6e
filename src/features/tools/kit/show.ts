import type Big from "big.js";
import { currencies, formatMoney } from "../../../lib/currency";
import { formatNumber } from "../../../lib/format-number";
import type { ToolRegion } from "./region";

const locales = { in: "en-IN", us: "en-US" } as const;

/** The sign before an amount of a region's money. */
export const signOf = (region: ToolRegion) => currencies[region].sign;

function withSign(value: Big, show: (size: number) => string): string {
  const text = show(value.abs().toNumber());
  return value.lt(0) ? `−${text}` : text;
}

/** Keeps an amount and its unit on one line. */
const inOneLine = (text: string) => text.replaceAll(" ", "\u00A0");

/**
 * An amount with all its digits, grouped as readers of the region do: `₹21,46,680`, `$354,412`. A
 * fraction is shown with two decimals.
 *
 * @param decimals The least number of decimals, as for a column of prices.
 */
export function showMoney(value: Big, region: ToolRegion, decimals: 0 | 2 = 0): string {
  const least = value.round(2).eq(value.round(0)) ? decimals : 2;
  return withSign(value, (size) => signOf(region) + formatNumber(size, least, locales[region]));
}

/** A small unit price, with two to four decimals: `$0.1253`, `$0.50`. */
export function showSmallMoney(value: Big, region: ToolRegion): string {
  return withSign(value.round(4), (size) => {
    const decimals = size.toFixed(4).replace(/^\d+|0{1,2}$/gu, "");
    return signOf(region) + formatNumber(Math.trunc(size), 0, locales[region]) + decimals;
  });
}

/** An amount to read at a glance: `₹21.47 lakh`, `$354,412`. */
export function showShortMoney(value: Big, region: ToolRegion): string {
  if (region === "us") return showMoney(value, region);
  return withSign(value, (size) => inOneLine(formatMoney(size, currencies.in)));
}

/** A count or quantity: `1,20,000` in India, `120,000` in the United States. */
export function showNumber(value: Big, region: ToolRegion): string {
  return withSign(value, (size) => formatNumber(size, 0, locales[region]));
}

/** A number as it could have been typed: with all its decimals, grouped from a thousand on. */
export function showTyped(value: number, region: ToolRegion): string {
  const isLarge = Number.isInteger(value) && Math.abs(value) >= 1000;
  return isLarge ? formatNumber(value, 0, locales[region]).replace("−", "-") : String(value);
}

/** A number that was typed without grouping, grouped as `showTyped` does; other texts as they are. */
export function grouped(text: string, region: ToolRegion): string {
  const { whole, rest = "" } =
    /^\s*(?<whole>[1-9]\d{3,14})(?<rest>(?:\.\d*)?)\s*$/u.exec(text)?.groups ?? {};
  return whole === undefined ? text : showTyped(Number(whole), region) + rest;
}

/** A percentage with at most two decimals: `8.33%`. */
export function showPercent(value: Big): string {
  return withSign(value, (size) => `${formatNumber(size)}%`);
}

/** The name of a row, such as a supplier; its position where it has none: `Supplier 3`. */
export function nameOf(name: string, rowName: string, index: number): string {
  return name.trim() === "" ? `${rowName} ${index + 1}` : name.trim();
}

const namesFormat = new Intl.ListFormat("en-GB");

/** `Acme`, `Acme and Bolt`, `Acme, Bolt and Crane`. */
export const showNames = (names: readonly string[]) => namesFormat.format(names);

/** `1 row`, `1,200 rows`. */
export const showCount = (count: number, name: string) =>
  `${formatNumber(count)} ${count === 1 ? name : `${name}s`}`;

/** `1 day`, `30 days`. */
export const showDays = (days: number) => showCount(days, "day");
