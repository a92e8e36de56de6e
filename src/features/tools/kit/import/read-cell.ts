import type { SheetCell } from "../sheet";
import { takeCurrency } from "../currencies";
import type { LineFacts } from "./amount-rules";
import { shown } from "./cell";
import { readChoice } from "./choices";
import { folded } from "./heading";
import { readDate, readTime } from "./moments";
import { readNumberCell } from "./number-cell";
import type { Slot } from "./slots";
import { unread, value, type FileFacts, type Value } from "./value";

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
