import Big from "big.js";
import { unitWords } from "../../../../lib/currency";
import { currencyProblem, takeCurrency } from "../currencies";
import { homeCurrency, type ToolRegion } from "../region";
import type { SheetCell } from "../sheet";
import { amountEach, likelyUnits, OTHER_UNIT, unitsIn } from "../units";
import { readAmount, typedAmount, type Amount } from "./amounts";
import { shown, textOf } from "./cell";
import { folded } from "./heading";
import type { NumberSlot } from "./slots";
import type { UsedLine } from "./uses";
import type { FileFacts, Value } from "./value";

/** What a line says of all its cells. */
export type LineFacts = Pick<UsedLine, "heading" | "all">;

/** A cell with an amount and the currencies that it names itself, and what its reading depends on. */
export interface AmountCell extends Amount {
  /** As written, but without words that don't change it. */
  readonly cell: SheetCell;
  /** What it is for one of, or counts in; null if nothing says it. */
  readonly per: string | null;
  readonly slot: NumberSlot;
  readonly line: LineFacts;
  readonly file: FileFacts;
}

/** How an amount is read, or what is wrong with it; null where a rule doesn't apply. */
type Rule = (own: AmountCell) => Partial<Value> | null;

/** Of today and of composition schemes: https://cbic-gst.gov.in/gst-goods-services-rates.html. */
const GST_RATES = [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 9, 12, 14, 18, 28, 40];

/** What is more can't be a rate. */
const MOST_PERCENT = 100;

const NO_RATE = { problem: "This is an amount, not a percentage." };

const hasPercentSign = ({ cell }: AmountCell) => textOf(cell).includes("%");

/** What an amount may be in, by its cell, else by its heading. */
const currenciesOf = ({ currencies, line }: AmountCell) =>
  currencies.length > 0 ? currencies : line.heading.currencies;

/** What an amount is rounded to that is converted to another unit. */
const MOST_DECIMALS = 6;

/** A converted amount as it could have been typed. */
export const asUnits = (amount: Big, region: ToolRegion) =>
  typedAmount(amount.round(MOST_DECIMALS), region);

/** How many of the tool's unit are in the unit of an amount; null for a unit of something else. */
function sizeOf(per: string | null, { slot, file: { unit, region } }: AmountCell): Big | null {
  return (
    unitsIn(per, unit, region) ?? (unit === null && slot.measure !== "total" ? new Big(1) : null)
  );
}

/** A percentage where an amount belongs. */
const shareForAmount: Rule = (own) =>
  hasPercentSign(own) && own.slot.measure !== "percent"
    ? { problem: "This is a percentage." }
    : null;

/** A number without a percent sign in a row of percentages: it may be an amount that follows from the row's rate. */
const amountForShare: Rule = (own) => {
  const { cell, value: amount, currencies, slot, line, file } = own;
  const { rate, measure } = line.heading;
  if (slot.measure !== "percent" || hasPercentSign(own) || amount.eq(0)) return null;
  // A row such as `GST @ 18%` has rates if one of them is that rate, else amounts.
  if (rate !== null) {
    if (amount.gt(MOST_PERCENT)) {
      return { text: rate, how: `${shown(cell)}; the row says ${rate}%` };
    }
    const areRates = line.all.some((other) => readAmount(other, file.style)?.value.eq(rate));
    if (!areRates) return { problem: `The row says ${rate}%. Is this an amount?` };
  }
  if (measure === "percent") return currencies.length > 0 ? NO_RATE : null;
  if (currenciesOf(own).length > 0) return NO_RATE;
  // Excel has 18% as 0.18.
  const isRate = (cell instanceof Big && amount.lt(1)) || GST_RATES.includes(amount.toNumber());
  return slot.field.isTax === true && file.region === "in" && rate === null && !isRate
    ? { problem: "This isn’t a rate of GST. Is it an amount?" }
    : null;
};

/** An amount in another currency than the region's, where it can be in no other. */
const foreignAmount: Rule = (own) => {
  const { cell, currencies, slot, file } = own;
  const named = currenciesOf(own);
  const problem = currencyProblem(named, homeCurrency[file.region]);
  if (slot.field.currencyIn !== undefined || problem === null) return null;
  const code = currencies.length > 0 ? "" : `${named[0] ?? ""} `;
  return { text: code + shown(cell), problem };
};

/** A price without a unit, whose row has others with units: it may be for one of several. */
const openUnit: Rule = (own) => {
  const { value: amount, per, slot, line, file } = own;
  if (slot.measure !== "unit" || per !== null || file.isOwn || file.target.hasLot !== true) {
    return null;
  }
  const named = line.all.flatMap((cell) => amountEach(textOf(cell))?.unit ?? []);
  const choices = likelyUnits(named, file.region).flatMap((unit) => {
    const size = sizeOf(unit, own);
    const label = `For one ${unit}`;
    return size === null ? [] : [{ value: asUnits(amount.div(size), file.region), label }];
  });
  return choices.length > 1 ? { choices, currencies: currenciesOf(own) } : null;
};

/** The amount as the tool counts it, by its unit and its heading, or why that isn't known. */
function convert(own: AmountCell): Partial<Value> {
  const { cell, value: amount, per, slot, line, file } = own;
  const { measure, role } = slot;
  const { unit, quantity, region, style, target } = file;
  const size = sizeOf(per, own);
  // Without a lot, prices are in whole cents or paise, which a conversion would not be.
  if (size === null || (!size.eq(1) && target.hasLot !== true)) {
    if (role === "quantity")
      return { problem: `This is in ${per}, and the price is for one ${unit}.` };
    const problem = `This is for one ${per}, not for one ${unit}.`;
    return { problem: measure === "total" ? OTHER_UNIT : problem };
  }
  const read = typedAmount(amount, region);
  const counted = (count: Big, how: string | null): Partial<Value> => {
    const text = size.eq(1) ? typedAmount(count, region) : asUnits(count, region);
    return text.length > 60 ? { problem: "This number is too long." } : { text, how };
  };
  if (measure === "total" && per !== null && !amount.eq(0)) {
    if (quantity === null) return { problem: "This is for one unit, and no quantity is known." };
    const times = asUnits(quantity.div(size), region);
    return counted(amount.times(quantity).div(size), `${read} per ${per} × ${times}`);
  }
  if (!size.eq(1)) {
    return role === "quantity"
      ? counted(amount.times(size), `${read} ${per}`)
      : counted(amount.div(size), `${read} per ${per}`);
  }
  // Excel has 18% as 0.18.
  if (measure === "percent" && style.hasShares && cell instanceof Big) {
    return counted(amount.times(100), null);
  }
  const { word } = line.heading;
  const isBare = !/\p{L}/u.test(takeCurrency(folded(shown(cell))).rest);
  return measure !== "percent" && word !== null && isBare
    ? counted(amount.times(unitWords.get(word) ?? 1), `${shown(cell)} ${word}`)
    : counted(amount, null);
}

/** The ways in which an amount isn't simply that of its field. */
const exceptions = [shareForAmount, amountForShare, foreignAmount, openUnit];

/** Reads an amount by the first exception that applies; without one, as the tool counts it. */
export function readAmountCell(own: AmountCell): Partial<Value> {
  const exception = exceptions.map((rule) => rule(own)).find((reading) => reading !== null);
  return exception ?? { ...convert(own), currencies: currenciesOf(own) };
}
