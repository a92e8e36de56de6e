import Big from "big.js";
import { currencyProblem } from "../currencies";
import { homeCurrency } from "../region";
import type { SheetCell } from "../sheet";
import { amountEach, likelyUnits } from "../units";
import { readAmount, type Amount } from "./amounts";
import { shown, textOf } from "./cell";
import { asUnits, sizeOf } from "./convert";
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
export const currenciesOf = ({ currencies, line }: AmountCell) =>
  currencies.length > 0 ? currencies : line.heading.currencies;

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
  if (slot.measure !== "unit" || per !== null || file.isOwn) return null;
  const named = line.all.flatMap((cell) => amountEach(textOf(cell))?.unit ?? []);
  const choices = likelyUnits(named, file.region).flatMap((unit) => {
    const size = sizeOf(unit, slot, file);
    const label = `For one ${unit}`;
    return size === null ? [] : [{ value: asUnits(amount.div(size), file.region), label }];
  });
  return choices.length > 1 ? { choices, currencies: currenciesOf(own) } : null;
};

/** The ways in which an amount isn't simply that of its field. The first that applies is its reading. */
export const amountRules: readonly Rule[] = [
  shareForAmount,
  amountForShare,
  foreignAmount,
  openUnit,
];
