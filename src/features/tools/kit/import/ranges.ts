import Big from "big.js";
import type { Field } from "../fields";
import type { SheetCell } from "../sheet";
import { readAmount } from "./amounts";
import { textOf } from "./cell";
import { folded, wordIn } from "./heading";
import type { Table } from "./source";
import { wordOfTitle } from "./titles";

/** Amounts above one and up to another. */
export interface Range {
  readonly above: Big;
  /** Null without an end. */
  readonly upTo: Big | null;
}

/** A longer text is no heading. */
const LONGEST = 60;

const UP_TO = "(?:up ?to|to|-)";
const FORMS = [
  /^(?:up ?to|below|under|less than|not above|<=?|≤)\s*(?<upTo>.+)$/u,
  new RegExp(
    `^(?:above|over|more than|beyond|exceeding|>=?|≥)\\s*(?<above>.+?)(?:\\s*(?:and )?${UP_TO}\\s*(?<upTo>.+))?$`,
    "u",
  ),
  /^(?<above>.+?)\s*(?:(?:and|&|or) (?:above|more|over)|onwards|\+)$/u,
  new RegExp(`^(?:from )?(?<above>.+?)\\s*${UP_TO}\\s*(?<upTo>.+)$`, "u"),
];

const STYLE = { decimal: ".", cr: "crore" } as const;
const amountIn = (text: string) => readAmount(text, STYLE)?.value ?? null;

/** The word that an amount counts in, such as ` lakh`; empty without one. */
const wordOf = (text: string) => / ?[a-z]+\.?$/u.exec(text)?.[0] ?? "";

/**
 * The range in a heading such as `Up to 1,00,000`, `1-10 lakh` or `> 10 lakh`; null if it is none.
 *
 * @param scale The word that amounts without one count in, such as ` lakh`.
 */
export function rangeIn(cell: SheetCell | undefined, scale = ""): Range | null {
  const text = folded(textOf(cell)).replaceAll(/[–—]/gu, "-");
  if (text.length > LONGEST) return null;
  for (const form of FORMS) {
    const { above, upTo } = form.exec(text)?.groups ?? {};
    if (above === undefined && upTo === undefined) continue;
    const word = wordOf(upTo ?? above ?? "") || scale;
    const withWord = (amount: string) => amountIn(wordOf(amount) === "" ? amount + word : amount);
    const end = upTo === undefined ? null : withWord(upTo);
    const start = above === undefined ? new Big(0) : withWord(above);
    if (start === null || (upTo !== undefined && end === null)) continue;
    return end?.lte(start) === true ? null : { above: start, upTo: end };
  }
  return null;
}

const inRange = (cells: readonly (SheetCell | undefined)[]) =>
  cells.filter((cell) => rangeIn(cell) !== null);

/** The ranges above the columns of a table, or before its rows of ticks; none if fewer than two. */
function headingsIn({ rows }: Table): readonly (SheetCell | undefined)[] {
  const row = rows.map(inRange).find((cells) => cells.length > 1);
  if (row !== undefined) return row;
  const ticked = rows.filter(([, ...cells]) => cells.every((cell) => textOf(cell).length <= 3));
  const column = inRange(ticked.map(([first]) => first));
  return column.length > 1 ? column : [];
}

/**
 * The ranges of a grid by their headings, from the first to the last. A range that starts one above the end
 * of the range before it starts at that end.
 */
export function rangesOf(table: Table): ReadonlyMap<string, Range> {
  const found = new Map<string, Range>();
  let last: Big | null = null;
  const headings = headingsIn(table);
  const corner = table.rows.find((row) => headings.includes(row[1]))?.[0];
  const word = wordIn(folded(textOf(corner)).replaceAll(/[()]/gu, " ")) ?? wordOfTitle(table.rows);
  for (const cell of headings) {
    const range = rangeIn(cell, word === null ? "" : ` ${word}`);
    if (range === null) continue;
    const end: Big | null = last;
    const isNext = end !== null && range.above.gt(end) && range.above.minus(end).lte(1);
    found.set(textOf(cell), isNext ? { ...range, above: end } : range);
    last = range.upTo;
  }
  return found;
}

/** Whether a name has a limit in it: `HOD up to 10 lakh`. */
export const hasLimit = (name: string) =>
  /\b(?:up ?to|below|above|over|more than|beyond)\b\D*\d/u.test(folded(name));

/**
 * The limit in `Above 5 and up to 50`, and none in `Above 50`, for a field whose placeholder says what an empty
 * one means, such as `No limit`. Other cells stay as they are.
 */
export function limitIn(cell: SheetCell, { placeholder = "" }: Field): SheetCell {
  if (typeof cell !== "string" || !/\p{L}/u.test(placeholder)) return cell;
  const text = folded(cell);
  const upTo = /\bup ?to (?<limit>.+)$/u.exec(text)?.groups?.limit;
  const isOpen =
    text === folded(placeholder) ||
    /^(?:full powers?|unlimited|any amount)$/u.test(text) ||
    /^(?:above|over|more than|beyond) \D*[\d.,]+\D*$/u.test(text);
  return upTo ?? (isOpen ? "" : cell);
}
