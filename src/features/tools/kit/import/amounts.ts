import Big from "big.js";
import { withAsciiDigits } from "../../../../lib/digits";
import { parseNumber } from "../read-number";
import type { ToolRegion } from "../region";
import type { SheetCell } from "../sheet";
import { showTyped } from "../show";
import { folded } from "./heading";
import { takeCurrency } from "../currencies";

/** The decimal sign of a file. The other one groups its digits. */
export type Decimal = "." | ",";

/** What `Cr` after an amount is: ten million, or a credit in an account. */
export type CrMeaning = "crore" | "credit" | "negative";

/** How a file writes amounts. */
export interface AmountStyle {
  readonly decimal: Decimal;
  readonly cr: CrMeaning;
}

/** An amount, and what it may be in; an empty list if it doesn't say. */
export interface Amount {
  readonly value: Big;
  readonly currencies: readonly string[];
}

const tidied = (text: string) =>
  withAsciiDigits(folded(text))
    .replaceAll("\u066B", ".")
    .replaceAll("\u066C", ",")
    .replaceAll(/[−–—‒]/gu, "-")
    // Spaces and apostrophes group digits whatever the decimal sign is.
    .replaceAll(/(?<=\d)[' ](?=\d{3}(?!\d))/gu, "_")
    .replaceAll(/\s+/gu, " ")
    .trim();

const numberIn = (text: string) => /\d[\d.,_]*/u.exec(text)?.[0].replace(/[.,]$/u, "") ?? "";

/**
 * The decimal sign that a number shows; null if it shows none. It is open where it may as well group digits, as in
 * `1.250`.
 */
export function signIn(cell: SheetCell) {
  if (cell instanceof Big) return null;
  const number = numberIn(tidied(cell));
  const signs = (number.match(/[.,]/gu) ?? []).map((sign): Decimal => (sign === "." ? "." : ","));
  const [first] = signs;
  const last = signs.at(-1);
  if (first === undefined || last === undefined) return null;
  if (first !== last) return { sign: last, isOpen: false };
  // A sign that is there twice groups digits.
  if (signs.length > 1) return { sign: first === "." ? "," : ".", isOpen: false } as const;
  return { sign: first, isOpen: /^[1-9]\d{0,2}[.,]\d{3}$/u.test(number) };
}

/** What `Cr` or `Dr` after an amount shows; null without one. Tally writes credits and debits so. */
export function creditOf(cell: SheetCell): "credit" | "debit" | "crore" | "open" | null {
  if (cell instanceof Big) return null;
  const text = tidied(cell);
  if (/(?:\b|\d)dr\.?$/u.test(text)) return "debit";
  if (!/\d ?cr\.?$/u.test(text)) return null;
  const whole = numberIn(text).replace(/[.,]\d{1,2}$/u, "");
  const { length } = whole.replaceAll(/\D/gu, "");
  const hasPaise = /[.,]\d\d ?cr/u.test(text);
  // Nobody writes 12,500.00 crore, but 850.00 may be either.
  if (length > 3) return hasPaise ? "credit" : "open";
  return length === 3 && hasPaise ? "open" : "crore";
}

/** A number with a decimal point and groups of commas, as `parseNumber` takes it. */
const withPoint = (number: string, decimal: Decimal) =>
  decimal === "." ? number : number.replaceAll(/[.,]/gu, (sign) => (sign === "." ? "," : "."));

/** Reads an amount as people and spreadsheets write it. Null if it is none. */
export function readAmount(cell: SheetCell, { decimal, cr }: AmountStyle): Amount | null {
  if (cell instanceof Big) return { value: cell, currencies: [] };
  const { rest, currencies } = takeCurrency(tidied(cell));
  if (/^[- ]*-$|^nil\.?$/u.test(rest)) return { value: new Big(0), currencies };
  const account = /\s?(?<side>cr|dr)\.?$/u.exec(rest);
  const side = account?.groups?.side;
  const isCrore = side === "cr" && cr === "crore";
  const unsided = account === null || isCrore ? rest : rest.slice(0, account.index);
  // `500-` is a way to write a negative amount; `500/-` a way to write rupees.
  const turned = unsided.replace(/^(?<amount>[^-]*\d)\s*-$/u, "-$<amount>").replace(/^\+\s*/u, "");
  const number = numberIn(turned);
  const digits = withPoint(number.replaceAll("_", ""), decimal);
  const value = parseNumber(turned.replace(number, digits));
  if (value === null) return null;
  return { value: side === "cr" && cr === "negative" ? value.neg() : value, currencies };
}

/** An amount as it could have been typed. */
export function typedAmount(amount: Big, region: ToolRegion): string {
  const number = amount.toNumber();
  return Number.isSafeInteger(number) && amount.eq(number)
    ? showTyped(number, region)
    : amount.toFixed();
}
