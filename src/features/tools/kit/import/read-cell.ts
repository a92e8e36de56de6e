import { takeCurrency } from "../currencies";
import type { Fields } from "../fields";
import { isMeasured } from "../read-number";
import { textIn } from "../region";
import type { SheetCell } from "../sheet";
import { amountEach, countIn, hasDiscount, saysNone, withoutDays, withoutWords } from "../units";
import { readAmountCell, type LineFacts } from "./amount-cell";
import { readAmount } from "./amounts";
import { shown, textOf } from "./cell";
import { readChoice } from "./choices";
import { folded } from "./heading";
import { readDate, readTime } from "./moments";
import { limitIn } from "./ranges";
import type { NumberSlot, Slot } from "./slots";
import type { ImportTarget } from "./target";
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
  slot: NumberSlot,
  { target, region, isOwn }: FileFacts,
): Partial<Value> | null {
  const { field } = slot;
  const text = shown(cell);
  const isNone = saysNone(folded(text), field.measure);
  if (field.isTax !== true && field.rule.whenEmpty === 0 && isNone) {
    return isOwn ? { text } : { text: "0", how: `“${text}” in the file` };
  }
  const instead = isOwn ? null : choiceInstead(slot, target);
  if (instead === null) return null;
  const { text: implied } = readChoice(cell, instead, region);
  const name = textIn(instead.label, region).toLowerCase();
  return implied === "" ? null : { implied, how: `“${text}”: ${name} ${implied}` };
}

/** A number without a unit such as `days` or `pcs`, and the unit where it says what the amount is for or counts in. */
function splitUnit(cell: SheetCell, { measure, role }: Slot) {
  if (typeof cell !== "string" || measure === "percent") return { number: cell, unit: null };
  if (measure === "days") return { number: withoutDays(folded(cell)), unit: null };
  const parts = measure === null ? countIn(cell) : amountEach(cell);
  const isNeeded = measure !== null || role === "quantity";
  return { number: parts?.amount ?? cell, unit: isNeeded ? (parts?.unit ?? null) : null };
}

/** Reads a cell for a number. */
function readNumberCell(
  written: SheetCell,
  slot: NumberSlot,
  line: LineFacts,
  unit: string | null,
  file: FileFacts,
): Value {
  const { field, measure } = slot;
  const limit = limitIn(written, field);
  if (limit === "") {
    return value("", { how: `“${shown(written)}”: ${field.placeholder?.toLowerCase() ?? ""}` });
  }
  const cell = typeof limit === "string" ? withoutWords(limit) : limit;
  if (cell === "") return value("");
  const parts = splitUnit(cell, slot);
  // The tool reads a unit that was typed into it.
  if (file.isOwn && parts.unit !== null) return value(textOf(cell));
  const isWord = isMeasured(textOf(cell), field.rule);
  const read = isWord ? null : readAmount(file.isOwn ? cell : parts.number, file.style);
  const { problem = null, ...reading } =
    read === null
      ? (readWord(cell, slot, file) ?? { problem: "This isn’t a number." })
      : readAmountCell({ cell, ...read, per: parts.unit ?? unit, slot, line, file });
  const { text = shown(written) } = reading;
  if (problem !== null) return unread(text, problem, field, file.region);
  const isCut = measure === "days" && hasDiscount(folded(shown(cell)));
  return value("", isCut ? { ...reading, how: `“${shown(cell)}” without its discount` } : reading);
}

/** The currency that a cell names. A code stays as it is written. */
function readCurrency(cell: SheetCell): Value {
  const text = shown(cell);
  if (/^[a-z]{3}$/iu.test(text)) return value(text);
  const [first] = takeCurrency(folded(text)).currencies;
  return first === undefined ? value(text, { problem: "This isn’t a currency." }) : value(first);
}

/** The unit of the price, which a cell with that of the quantity may differ from. */
function readUnit(cell: SheetCell, unit: string): Value {
  const text = shown(cell);
  return value(unit, { how: text === unit ? null : `“${text}” in the file` });
}

/**
 * Reads a cell of a line for a slot.
 *
 * @param unit What the line says that its amounts are for one of; null if it doesn't.
 */
export function readCell(
  cell: SheetCell,
  slot: Slot,
  line: LineFacts,
  unit: string | null,
  file: FileFacts,
): Value {
  const { field, role } = slot;
  if (cell === "") return value("");
  switch (field.kind) {
    case "number":
      return readNumberCell(cell, { ...slot, field }, line, unit, file);
    case "choice":
    case "yes-no":
      return readChoice(cell, field, file.region);
    case "date":
    case "time": {
      const moment = field.kind === "date" ? readDate(cell, file.style.order) : readTime(cell);
      return moment === null
        ? unread(shown(cell), `This isn’t a ${field.kind}.`, field, file.region)
        : value(moment);
    }
    default:
      if (role === "unit" && file.unit !== null && !file.isOwn) return readUnit(cell, file.unit);
      return role === "currency" ? readCurrency(cell) : value(shown(cell));
  }
}
