import type Big from "big.js";
import type { Field, Fields, NumberField } from "../fields";
import { homeCurrency, textIn } from "../region";
import type { SheetCell } from "../sheet";
import { isMeasured } from "../read-number";
import { hasDiscount, saysNone, withoutWords } from "../units";
import { readAmount } from "./amounts";
import { shown, textOf } from "./cell";
import { bareRate } from "./bare-rate";
import { readChoice } from "./choices";
import { perUnit, splitUnit } from "./cell-unit";
import { convert } from "./convert";
import { currencyProblem, takeCurrency } from "../currencies";
import { folded } from "./heading";
import { readDate, readTime } from "./moments";
import { isUnit, type Slot } from "./slots";
import type { ImportTarget } from "./target";
import type { UsedLine } from "./uses";
import { unread, value, type FileFacts, type Value } from "./value";

/** The choice that people also write in place of an amount, such as the delivery term; null for other amounts. */
export function choiceInstead({ kind, key }: Slot, { tool, list, implied = [] }: ImportTarget) {
  const fields: Fields = tool.lists[list]?.fields ?? {};
  const rule = implied.find(
    ({ isWrittenInstead, by }) =>
      isWrittenInstead === true && kind === "record" && by.includes(key),
  );
  const field = fields[rule?.key ?? ""];
  return field?.kind === "choice" ? field : null;
}

/**
 * Reads a word in place of a number: 0 for one such as `Incl`, except for a tax, which still has a rate; or a
 * choice that is written instead. Null for other words.
 */
function readWord(
  cell: SheetCell,
  field: NumberField,
  slot: Slot,
  { target, region, isOwn }: FileFacts,
): Value | null {
  const text = shown(cell);
  const isNone = saysNone(folded(text), field.measure);
  if (field.isTax !== true && field.rule.whenEmpty === 0 && isNone) {
    return isOwn ? value(text) : { ...value("0"), how: `“${text}” in the file` };
  }
  const instead = isOwn ? null : choiceInstead(slot, target);
  if (instead === null) return null;
  const { text: implied } = readChoice(cell, instead, region);
  if (implied === "") return null;
  const name = textIn(instead.label, region).toLowerCase();
  return { ...value(""), implied, how: `“${text}”: ${name} ${implied}` };
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
    text === folded(placeholder) ||
    /^(?:full powers?|unlimited|any amount)$/u.test(text) ||
    /^(?:above|over|more than|beyond) \D*[\d.,]+\D*$/u.test(text);
  return upTo ?? (isOpen ? "" : cell);
}

/** Reads a cell for a number. */
function readNumberCell(
  original: SheetCell,
  field: NumberField,
  slot: Slot,
  { heading, each, all }: LineFacts,
  facts: FileFacts,
  index: number,
): Value {
  const { measure } = slot;
  const { region, style, isOwn } = facts;
  const source = withoutRange(original, field);
  const cell = typeof source === "string" ? withoutWords(source) : source;
  if (cell === "") return value("");
  const { hasUnit, per, written } = splitUnit(cell, slot, each, facts, index);
  // The tool reads a unit that was typed into it.
  if (isOwn && hasUnit) return value(textOf(cell));
  const isWord = typeof cell === "string" && isMeasured(cell, field.rule);
  const amount = isWord ? null : readAmount(written, style);
  const bad = (problem: string, text = shown(source)) => unread(text, problem, field, region);
  if (amount === null) {
    return readWord(cell, field, slot, facts) ?? bad("This isn’t a number.");
  }
  const currencies = amount.currencies.length > 0 ? amount.currencies : heading.currencies;
  const isShare = typeof cell === "string" && cell.includes("%");
  if (isShare && measure !== "percent") return bad("This is a percentage.");
  if (measure === "percent" && !isShare) {
    const rate = bareRate({ cell, ...amount }, { heading, all }, field, facts);
    if (rate !== null) return typeof rate === "string" ? bad(rate) : rate;
  }
  const foreign =
    field.currencyIn !== undefined ? null : currencyProblem(currencies, homeCurrency[region]);
  if (foreign !== null) {
    const isNamed = amount.currencies.length > 0;
    return bad(foreign, isNamed ? shown(cell) : `${currencies[0] ?? ""} ${shown(cell)}`);
  }
  const isBare = measure === "unit" && per === null && !isOwn;
  const choices = isBare ? perUnit(amount.value, all, facts) : [];
  if (choices.length > 1) return { ...value("", currencies), choices };
  const off = measure === "unit" ? facts.discounts[index] : undefined;
  const paid = amount.value.times(off === undefined ? 1 : off.div(-100).plus(1));
  const converted = convert({ cell, amount: paid, per }, slot, heading, facts);
  if (typeof converted === "string") return bad(converted);
  return { ...converted, how: cutFrom(cell, slot, off) ?? converted.how, currencies };
}

/** What was taken off a cell: a discount off a price, or the one for early payment off its credit. */
function cutFrom(cell: SheetCell, { measure }: Slot, discount: Big | undefined): string | null {
  const text = shown(cell);
  if (discount !== undefined) return `${text} less ${discount.toFixed()}%`;
  return measure === "days" && hasDiscount(folded(text)) ? `“${text}” without its discount` : null;
}

/** The currency that a cell names. A code stays as it is written. */
function readCurrency(cell: SheetCell): Value {
  const text = shown(cell);
  if (/^[a-z]{3}$/iu.test(text)) return value(text);
  const [first] = takeCurrency(folded(text)).currencies;
  return first === undefined ? { ...value(text), problem: "This isn’t a currency." } : value(first);
}

/** The unit of the price, which a cell with that of the quantity may differ from. */
function readUnit(cell: SheetCell, unit: string): Value {
  const text = shown(cell);
  return { ...value(unit), how: text === unit ? null : `“${text}” in the file` };
}

/** What a line says of all its cells. */
type LineFacts = Pick<UsedLine, "heading" | "each" | "all">;

/** Reads a cell of a line for a slot. */
export function readCell(
  cell: SheetCell,
  slot: Slot,
  line: LineFacts,
  facts: FileFacts,
  index: number,
): Value {
  const { field, isCurrency } = slot;
  if (cell === "") return value("");
  switch (field.kind) {
    case "number":
      return readNumberCell(cell, field, slot, line, facts, index);
    case "choice":
    case "yes-no":
      return readChoice(cell, field, facts.region);
    case "date":
    case "time": {
      const moment = field.kind === "date" ? readDate(cell, facts.style.order) : readTime(cell);
      return moment === null
        ? unread(shown(cell), `This isn’t a ${field.kind}.`, field, facts.region)
        : value(moment);
    }
    default:
      if (isUnit(slot) && facts.unit !== null && !facts.isOwn) return readUnit(cell, facts.unit);
      return isCurrency ? readCurrency(cell) : value(shown(cell));
  }
}
