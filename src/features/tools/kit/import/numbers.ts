import Big from "big.js";
import { unitWords } from "../../../../lib/currency";
import type { Field, Measure } from "../fields";
import { homeCurrency, textIn, type ToolRegion } from "../region";
import type { SheetCell } from "../sheet";
import { showTyped } from "../show";
import { readAmount } from "./amounts";
import { readChoice } from "./choices";
import { takeCurrency } from "./currencies";
import { folded } from "./heading";
import { amountEach, isUnitOf, withoutCount } from "./lot";
import { shown, unread, value, type Reading, type Value } from "./value";

const DAYS = /\s*days?(?: net| credit)?(?: (?:from|after|of) [^\d%]+)?$/u;
const INCLUDED = /^(?:incl|included|inclusive|free|foc|free of (?:cost|charge))\.?$/u;
/** Payment terms without credit. */
const AT_ONCE =
  /^(?:(?:100 ?% )?(?:in )?advance(?: payment)?|(?:100 ?% )?(?:against|on|cash on) delivery|cod|immediate)$/u;

/** What is more can't be a rate. */
const MOST_PERCENT = 100;

/** An amount as it could have been typed. */
function typed(amount: Big, region: ToolRegion): string {
  const number = amount.toNumber();
  return Number.isSafeInteger(number) && amount.eq(number)
    ? showTyped(number, region)
    : amount.toFixed();
}

/** Takes a unit such as `/kg` or `days` off an amount. */
function withoutUnit(text: string, measure: Measure | null): string {
  const plain = folded(text);
  if (measure === "days") return plain.replace(/^(?:net|within)\s*/u, "").replace(DAYS, "");
  if (measure === "unit") return plain.replace(/\s*(?:\/|per )\s*[a-z]+\.?$/u, "");
  return measure === null ? withoutCount(text) : text;
}

/** Reads a word in place of a number as 0, such as `Incl`. Null for other words, and for taxes. */
function readWord(cell: SheetCell, { field, measure, isTax }: Reading): Value | null {
  const text = shown(cell);
  const isZeroIfEmpty = field.kind === "number" && field.rule.whenEmpty === 0;
  const words = measure === "days" ? AT_ONCE : INCLUDED;
  if (isTax || !isZeroIfEmpty || !words.test(folded(text))) return null;
  return { ...value("0"), how: `“${text}” in the file` };
}

/** The choice in a cell where an amount belongs, such as a delivery term; null if there is none. */
function readInstead(cell: SheetCell, reading: Reading): Value | null {
  const { instead, region } = reading;
  if (instead === null) return null;
  const { text, suggested } = readChoice(cell, { ...reading, field: instead });
  const implied = text === "" ? suggested : text;
  if (implied === undefined) return null;
  const name = textIn(instead.label, region).toLowerCase();
  return { ...value(""), implied, how: `“${shown(cell)}”: ${name} ${implied}` };
}

/**
 * The limit in `Above 5 and up to 50`, and none in `Above 50`, for a field whose placeholder says what an empty
 * one means, such as `No limit`. Other cells stay as they are.
 */
function withoutRange(cell: SheetCell, { placeholder = "" }: Field): SheetCell {
  if (typeof cell !== "string" || !/\p{L}/u.test(placeholder)) return cell;
  const text = folded(cell);
  const upTo = /\bup ?to (?<limit>.+)$/u.exec(text)?.groups?.limit;
  const isOpen =
    text === folded(placeholder) || /^(?:above|over|more than|beyond) \D*[\d.,]+\D*$/u.test(text);
  return upTo ?? (isOpen ? "" : cell);
}

/** Reads a cell for a number. */
export function readNumberCell(source: SheetCell, reading: Reading): Value {
  const { field, measure, region, style, isOwn, quantity } = reading;
  const cell = withoutRange(source, field);
  if (cell === "") return value("");
  const isTotal = measure === "total" && !isOwn;
  const own = isTotal && !(cell instanceof Big) ? amountEach(cell) : null;
  const each = own?.unit ?? reading.each;
  const written = cell instanceof Big ? cell : (own?.amount ?? withoutUnit(cell, measure));
  const amount = readAmount(written, style);
  if (amount === null) {
    const word = isOwn ? null : (readWord(cell, reading) ?? readInstead(cell, reading));
    return word ?? unread(cell, "This isn’t a number.");
  }
  const isShare = typeof cell === "string" && cell.includes("%");
  // The amounts of a row such as `GST @ 18%` follow from its rate.
  if (measure === "percent" && !isShare && reading.rate !== null && amount.value.gt(MOST_PERCENT)) {
    return { ...value(reading.rate), how: `${shown(cell)}; the row says ${reading.rate}%` };
  }
  if (isShare && measure !== "percent") return unread(cell, "This is a percentage.");
  if (measure === "percent" && amount.currencies.length > 0) {
    return unread(cell, "This is an amount, not a percentage.");
  }
  const currencies = amount.currencies.length > 0 ? amount.currencies : reading.currencies;
  const home = homeCurrency[region];
  const isInOwn = field.kind === "number" && field.isInOwnCurrency === true;
  if (!isInOwn && currencies.length > 0 && !currencies.includes(home)) {
    return unread(cell, `This is in ${currencies[0] ?? ""}; the tool takes it in ${home}.`);
  }
  if (own !== null && !isUnitOf(own.unit, reading.unit)) {
    return unread(cell, "This isn’t for the unit of the price.");
  }
  const isEach = each !== null && !amount.value.eq(0);
  if (isEach && quantity === null) {
    return unread(cell, "This is for one unit, and no quantity is known.");
  }
  const isPercent = measure === "percent" && style.hasShares && cell instanceof Big;
  const isBare =
    !isOwn && measure !== "percent" && !/\p{L}/u.test(takeCurrency(folded(shown(cell))).rest);
  const word = isBare ? reading.word : null;
  const given = amount.value.times(unitWords.get(word ?? "") ?? 1);
  const text = typed(given.times(isPercent ? 100 : isEach ? (quantity ?? 1) : 1), region);
  if (text.length > 60) return unread(cell, "This number is too long.");
  const how =
    isEach && quantity !== null
      ? `${typed(amount.value, region)} per ${each} × ${typed(quantity, region)}`
      : word === null
        ? null
        : `${shown(cell)} ${word}`;
  return { ...value(text, currencies), how };
}
