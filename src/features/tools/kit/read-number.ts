import Big from "big.js";
import { unitWords } from "../../../lib/currency";
import { currencyProblem, takeCurrency } from "./currencies";
import type { Measure } from "./fields";
import { homeCurrency, type ToolRegion } from "./region";
import { showNumber } from "./show";
import { amountEach, countIn, OTHER_UNIT, unitsIn, withoutDays, withoutWords } from "./units";

/** A number that was typed, or what is wrong with it. */
export type Reading =
  | { readonly value: Big; readonly problem: null }
  | { readonly value: null; readonly problem: string };

/** Bounds of a number, and how to name it in a message. */
export interface NumberRule {
  /** With its article, as in "Enter a price." */
  readonly what: string;
  readonly least: number;
  readonly most: number;
  /** Whether `least` itself is too little. */
  readonly isAboveLeast?: true;
  /** What the value is a multiple of: 1 for whole numbers. */
  readonly step?: number;
  /** Whether it counts goods: `500 m` is then metres, not millions. */
  readonly isCount?: true;
  /** What the value counts in, such as crore. A number with a word of its own is converted. */
  readonly unit?: number;
  /** Said in place of the usual messages. */
  readonly message?: string;
  /** What an empty field means. Without it, an empty field is a mistake. */
  readonly whenEmpty?: number;
}

/** Digits with groups of two or three, as India and the United States write them, or with none. */
const PLAIN = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})?(?:\.\d*)?$/u;
const PARTS = /^(?<digits>[\d,.]+)(?:e(?<power>[+-]?\d{1,2}))?\s*(?<word>[a-z]*|%)\.?$/u;

const signed = (text: string) => {
  const inBrackets = /^\((?<inside>.*)\)$/u.exec(text)?.groups?.inside;
  const rest = inBrackets ?? text.replace(/^[-−–]\s*/u, "");
  return { isNegative: rest !== text, rest: rest.trim() };
};

/**
 * The number in a text as people and spreadsheets write it: `1,23,456.78`, `123,456.78`, `₹ 1.5 lakh`,
 * `$2.4 million`, `12%` (which is 12), `(500)`, `1,200/-`, whatever its currency. Null if it is none.
 *
 * @param unit What a number without a word counts in.
 */
export function parseNumber(text: string, unit = 1): Big | null {
  const outer = signed(takeCurrency(text.normalize("NFKC")).rest);
  const inner = signed(outer.rest);
  const { digits = "", power = "0", word = "" } = PARTS.exec(inner.rest)?.groups ?? {};
  const size = /^[a-z]/u.test(word) ? unitWords.get(word) : unit;
  if (!/\d/u.test(digits) || !PLAIN.test(digits) || size === undefined) return null;
  if (digits.length > 40 || (outer.isNegative && inner.isNegative)) return null;
  const mantissa = digits.replaceAll(",", "").replace(/^\./u, "0.").replace(/\.$/u, "");
  const value = new Big(`${mantissa}e${power}`).times(size);
  return outer.isNegative || inner.isNegative ? value.neg() : value;
}

/** Whether a count is written with a unit that is a word for a number, too: `500 m`, `200 l`. */
export const isMeasured = (text: string, { isCount }: NumberRule) =>
  isCount === true && /\d\s*[mlb]\.?$/iu.test(text);

/** What the reading of an amount depends on beside its rule. */
export interface AmountBasis {
  /** What it must be in; the currency of the region without it. */
  readonly currency?: string | undefined;
  /** What is counted, for an amount or a count that may have a unit, as in `18 per kg` or `5 MT`. */
  readonly lot?: { readonly quantity: Big; readonly unit: string } | undefined;
}

/**
 * Reads a number field. A problem is a sentence for the visitor.
 *
 * @param measure What it is. `6%` is a mistake where it isn't a percentage, and `45 days` where it isn't days.
 */
export function readNumber(
  text: string,
  rule: NumberRule,
  region: ToolRegion,
  measure?: Measure,
  { currency = homeCurrency[region], lot }: AmountBasis = {},
): Reading {
  const { what, least, most, whenEmpty, step, unit = 1, message } = rule;
  const isPercent = measure === "percent";
  const wrong = (problem: string): Reading => ({ value: null, problem });
  const usual = (problem: string) => wrong(message ?? problem);
  if (text.trim() === "") {
    return whenEmpty === undefined
      ? usual(`Enter ${what}.`)
      : { value: new Big(whenEmpty), problem: null };
  }
  if (!isPercent && /[%％]/u.test(text)) return usual(`Enter ${what}, not a percentage.`);
  const { rest, currencies } = takeCurrency(withoutWords(text.normalize("NFKC")));
  if (isPercent && currencies.length > 0) return usual(`Enter ${what}, not an amount.`);
  const foreign = currencyProblem(currencies, currency);
  if (foreign !== null) return wrong(foreign);
  const isCount = rule.isCount === true;
  const part = lot === undefined ? null : isCount ? countIn(rest) : amountEach(rest);
  const size = unitsIn(part?.unit ?? null, lot?.unit || null, region);
  if (size === null) return wrong(OTHER_UNIT);
  const written = measure === "days" ? withoutDays(rest) : (part?.amount ?? rest);
  const times = isCount ? size : (lot?.quantity.div(size) ?? 1);
  const amount = parseNumber(written, unit)?.times(part === null ? 1 : times);
  if (amount === undefined || isMeasured(written, rule)) {
    const how = isCount && /\d\s*[a-z]+\.?$/iu.test(rest) ? "without its unit" : "in digits";
    return usual(`Enter ${what} ${how}, such as ${step === 1 ? "30" : "1250.50"}.`);
  }
  const inUnits = unit === 1 ? amount : amount.div(unit);
  // Who is asked for crore may still type the amount in full, with all its zeros.
  const isInFull = unit !== 1 && inUnits.gt(most) && inUnits.div(unit).gte(least);
  const value = isInFull ? inUnits.div(unit) : inUnits;
  const problem = boundProblem(value, rule, region);
  return problem === null ? { value, problem } : usual(problem);
}

/** What is wrong with a number by its bounds; null if nothing is. */
function boundProblem(
  value: Big,
  { least, most, isAboveLeast, step }: NumberRule,
  region: ToolRegion,
): string | null {
  const bound = (number: number) => showNumber(new Big(number), region);
  if (value.lt(least)) return `Enter ${bound(least)} or more.`;
  if (isAboveLeast && value.eq(least)) return `Enter more than ${bound(least)}.`;
  if (value.gt(most)) return `Enter ${bound(most)} or less.`;
  if (step === undefined || value.mod(step).eq(0)) return null;
  return step === 1 ? "Enter a whole number." : `Enter a multiple of ${step}.`;
}
