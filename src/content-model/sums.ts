import type { z } from "zod";
import { formatNumber } from "../lib/format-number";
import { sum } from "../lib/sum";

/** Says what is wrong with the value at `path`. */
export type Complaint = (path: readonly PropertyKey[], message: string) => void;

/** Takes the complaints of a schema's own checks. */
export const complaintsInto =
  (context: z.core.$RefinementCtx): Complaint =>
  (path, message) =>
    context.addIssue({ code: "custom", path: [...path], message });

/** Complains of an item whose `id` another one has. */
export function checkIds(
  add: Complaint,
  list: string,
  items: readonly { readonly id: string }[],
  what: string,
): void {
  const ids = items.map(({ id }) => id);
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) === index) continue;
    add([list, index, "id"], `"${id}" is the name of two ${what}; rename one`);
  }
}

/** Whether two amounts are the same to a hundredth: sums of decimals are never exact. */
const isSame = (a: number, b: number) => Math.abs(a - b) < 0.005;

/** Complains where a given amount is not what its working comes to. */
export function checkTotal(
  add: Complaint,
  path: readonly PropertyKey[],
  given: number,
  right: number,
  working: string,
  subject = "",
): void {
  if (!isSame(given, right)) {
    add(path, `${subject}is ${formatNumber(given)}, but ${working} ${formatNumber(right)}`);
  }
}

const UNITS: Readonly<Record<string, number>> = { "%": 0.01, lakh: 1e5, crore: 1e7, K: 1e3 };
const NUMBER = /^([\d,]*\d(?:\.\d+)?)\s*(%|lakh\b|crore\b|K\b)?/u;
const WORD = /^[^\s\d+−×÷()]+/u;

type Token = number | string;

/** Numbers and signs of a formula. A known name is its amount; other words, such as units, say nothing. */
function tokensOf(formula: string, amounts: ReadonlyMap<string, number>): Token[] {
  const names = [...amounts.keys()].sort((a, b) => b.length - a.length);
  const tokens: Token[] = [];
  let rest = formula.trim();
  while (rest !== "") {
    const name = names.find((own) => rest.startsWith(own));
    const [number, digits, unit] = NUMBER.exec(rest) ?? [];
    const [word] = WORD.exec(rest) ?? [];
    const read = name ?? number ?? word ?? rest.charAt(0);
    if (name !== undefined) tokens.push(amounts.get(name) ?? NaN);
    else if (digits !== undefined)
      tokens.push(Number(digits.replaceAll(",", "")) * (UNITS[unit ?? ""] ?? 1));
    else if (word === undefined) tokens.push(read);
    rest = rest.slice(read.length).trimStart();
  }
  return tokens;
}

/**
 * What a formula such as `(42 − 39.75) × 6,00,000 boxes` comes to.
 *
 * @param amounts Amounts that the formula may name.
 * @returns `NaN` if it can't be calculated.
 */
export function evaluate(
  formula: string,
  amounts: ReadonlyMap<string, number> = new Map(),
): number {
  const tokens = tokensOf(formula, amounts);
  const factor = (): number => {
    const token = tokens.shift();
    if (typeof token === "number") return token;
    if (token === "−") return -factor();
    if (token !== "(") return NaN;
    const inner = terms();
    return tokens.shift() === ")" ? inner : NaN;
  };
  const product = (): number => {
    let value = factor();
    while (tokens[0] === "×" || tokens[0] === "÷") {
      value *= tokens.shift() === "×" ? factor() : 1 / factor();
    }
    return value;
  };
  const terms = (): number => {
    let value = product();
    while (tokens[0] === "+" || tokens[0] === "−") {
      value += tokens.shift() === "+" ? product() : -product();
    }
    return value;
  };
  const value = terms();
  return tokens.length > 0 ? NaN : value;
}

/**
 * Complains of a written working, such as `3 × ₹40 = ₹120`, whose sides differ. Results may be rounded.
 *
 * @param amounts Amounts that the working may name.
 */
export function checkWorking(
  add: Complaint,
  path: readonly PropertyKey[],
  text: string,
  amounts?: ReadonlyMap<string, number>,
): void {
  const [first = "", ...results] = text.split("=").map((side) => side.trim());
  const right = evaluate(first, amounts);
  for (const result of results) {
    const given = evaluate(result);
    const decimals = /\.(\d+)/u.exec(result)?.[1]?.length ?? 0;
    if (Number.isNaN(right) || Number.isNaN(given)) {
      add(path, `can't be calculated; write numbers with +, −, × and ÷, such as 3 × ₹40 = ₹120`);
    } else if (Math.abs(given - right) > 0.5 * 10 ** -decimals + 1e-6) {
      add(path, `gives ${result}, but ${first} is ${formatNumber(right)}`);
    }
  }
}

/** A cell of a table: an amount, or text, which may be an amount with its sign (`40%`, `₹960`). */
type Cell = number | string;

/** A table whose rows or columns may declare in `is` what they are calculated from. */
interface Sums {
  readonly columns: readonly { readonly label: string; readonly is?: string | undefined }[];
  readonly rows: readonly {
    readonly label: string;
    readonly cells: readonly Cell[];
    readonly is?: string | undefined;
  }[];
}

const amountOf = (cell: Cell | undefined) =>
  typeof cell === "string" ? evaluate(cell) : (cell ?? NaN);

type Named = readonly (readonly [name: string, cell: Cell | undefined])[];

/** What a declared formula comes to. `NaN` if it names a cell without an amount, or can't be read, which is reported. */
function declared(is: string, cells: Named, path: readonly PropertyKey[], add: Complaint): number {
  const amounts = new Map(cells.map(([name, cell]) => [name, amountOf(cell)]));
  const right = evaluate(is, amounts);
  const named = [...amounts].filter(([name]) => is.includes(name));
  if (Number.isNaN(right) && named.every(([, amount]) => !Number.isNaN(amount))) {
    add(path, `"${is}" can't be calculated; use labels of the table, numbers, +, −, × and ÷`);
  }
  return right;
}

/** What the cell in a row and a column must be by the row's `is`, else the column's; null if neither has one. */
function rightOf({ columns, rows }: Sums, row: number, column: number, add: Complaint) {
  const is = rows[row]?.is;
  const formula = columns[column]?.is;
  if (is === "sum") {
    const above = rows.slice(0, row).filter((other) => other.is === undefined);
    const amounts = above.map(({ cells }) => amountOf(cells[column]));
    const right = sum(amounts.filter((amount) => !Number.isNaN(amount)));
    return { right, working: "the rows above add up to" };
  }
  if (is !== undefined) {
    const named = rows.map(({ label, cells }) => [label, cells[column]] as const);
    return { right: declared(is, named, ["rows", row, "is"], add), working: `${is} is` };
  }
  if (formula === undefined) return null;
  const named = columns.map(({ label }, index) => [label, rows[row]?.cells[index]] as const);
  return {
    right: declared(formula, named, ["columns", column, "is"], add),
    working: `${formula} is`,
  };
}

/**
 * The one rule for sums: a row with `is` (`sum`, or a formula of other rows) and a column with `is` (a
 * formula of other columns) have the amounts that they declare. Cells without an amount are skipped.
 */
export function checkSums(table: Sums, add: Complaint): void {
  for (const [row, { label, cells }] of table.rows.entries()) {
    for (const [column, { label: heading }] of table.columns.entries()) {
      const given = amountOf(cells[column]);
      const wanted = Number.isNaN(given) ? null : rightOf(table, row, column, add);
      if (wanted === null || Number.isNaN(wanted.right)) continue;
      const path = ["rows", row, "cells", column];
      const subject = `"${label}" under "${heading}" `;
      checkTotal(add, path, given, wanted.right, wanted.working, subject);
    }
  }
}
