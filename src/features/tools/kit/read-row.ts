import Big from "big.js";
import { isDay } from "../../../lib/calendar";
import { secondsOfDay } from "../../../lib/clock-time";
import { codeOf } from "./currencies";
import {
  keysIn,
  type Fields,
  type Measure,
  type NumberField,
  type Numbers,
  type Row,
  type SingleField,
} from "./fields";
import { readNumber, type AmountBasis } from "./read-number";
import type { ToolRegion } from "./region";
import { saysNone } from "./units";

/** A word such as `included` is no amount, except for a tax, which still has a rate. */
const readField = (
  { rule, measure, isTax }: NumberField,
  text: string,
  region: ToolRegion,
  basis?: AmountBasis,
) => {
  const isNone = isTax !== true && rule.whenEmpty === 0 && saysNone(text, measure);
  return readNumber(isNone ? "0" : text, rule, region, measure, basis);
};

/** What is wrong with a field on its own, as a sentence; null if nothing is. */
export function problemOf(field: SingleField, text: string, region: ToolRegion): string | null {
  switch (field.kind) {
    case "number":
      return readField(field, text, region).problem;
    case "text":
      return text.trim() === "" ? (field.whenEmpty ?? null) : null;
    case "date":
      if (text === "") return "Enter a day.";
      return isDay(text) ? null : "Enter a day that exists, from 2006 to 2099.";
    case "time":
      return secondsOfDay(text) === null ? "Enter a time of day, such as 11:30." : null;
    default:
      return null;
  }
}

/** What an amount may be written for one unit of: a price is for one, a total for all that is bought. */
export function lotOfMeasure(
  measure: Measure | undefined,
  lot: AmountBasis["lot"],
): AmountBasis["lot"] {
  if (measure === "total") return lot;
  return measure === "unit" && lot !== undefined ? { ...lot, quantity: new Big(1) } : undefined;
}

/** What an amount of a row may be in, and be for. */
function basisOf(
  { currencyIn = "", unitIn, measure }: NumberField,
  row: object,
  lot: AmountBasis["lot"],
): AmountBasis {
  const textOf = (key: string) => String(Reflect.get(row, key) ?? "").trim();
  const counted =
    unitIn === undefined
      ? lotOfMeasure(measure, lot)
      : { quantity: new Big(1), unit: textOf(unitIn) };
  return { currency: codeOf(textOf(currencyIn)) || undefined, lot: counted };
}

/** The numbers of a row, and what is wrong with it. */
export interface ReadRow<Own extends Fields> {
  /** 0 for a number with a problem and for one that isn't used. */
  readonly numbers: Numbers<Own>;
  /** By the paths of the fields. */
  readonly problems: ReadonlyMap<string, string>;
}

/**
 * Reads the fields of a row.
 *
 * @param at Start of their paths, such as `suppliers.0.`; empty for fields outside the lists.
 * @param isUsed Whether a field counts. One that doesn't has no problem.
 * @param lot What is bought, for amounts that may be written for one unit of it.
 */
export function readRow<Own extends Fields>(
  fields: Own,
  row: Row<Own>,
  region: ToolRegion,
  at?: string,
  isUsed?: (key: keyof Own & string) => boolean,
  lot?: AmountBasis["lot"],
): ReadRow<Own>;
// The compiler can't follow a record of all keys, so this signature says less than the one above.
export function readRow(
  fields: Fields,
  row: object,
  region: ToolRegion,
  at = "",
  isUsed: (key: string) => boolean = () => true,
  lot?: AmountBasis["lot"],
): object {
  const numbers: Record<string, Big> = {};
  const problems = new Map<string, string>();
  const used = keysIn(fields, region).filter(isUsed);
  for (const [key, field] of Object.entries(fields)) {
    const text: unknown = Reflect.get(row, key);
    if (field.kind === "number") numbers[key] = new Big(0);
    if (field.kind === "texts" || typeof text !== "string" || !used.includes(key)) continue;
    const read =
      field.kind === "number" ? readField(field, text, region, basisOf(field, row, lot)) : null;
    const problem = read === null ? problemOf(field, text, region) : read.problem;
    if (problem !== null) problems.set(at + key, problem);
    else if (read?.value != null) numbers[key] = read.value;
  }
  return { numbers, problems };
}
