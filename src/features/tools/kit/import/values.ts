import type { SheetCell } from "../sheet";
import { readChoice } from "./choices";
import { takeCurrency } from "./currencies";
import { folded } from "./heading";
import { readDate, readTime } from "./moments";
import { readNumberCell } from "./numbers";
import { shown, unread, value, type Reading, type Value } from "./value";

/** The currency that a cell names. A code stays as it is written. */
function readCurrency(cell: SheetCell): Value {
  const text = shown(cell);
  if (/^[a-z]{3}$/iu.test(text)) return value(text);
  const { currencies } = takeCurrency(folded(text));
  const [first] = currencies;
  if (first === undefined) return unread(cell, "This isn’t a currency.");
  return value(first);
}

/** Reads a cell for a field. */
export function readCell(cell: SheetCell, path: string, reading: Reading): Value {
  const { field, style } = reading;
  if (cell === "") return value("");
  switch (field.kind) {
    case "number":
      return readNumberCell(cell, reading);
    case "choice":
    case "yes-no":
      return readChoice(cell, reading);
    case "date":
    case "time": {
      const moment = field.kind === "date" ? readDate(cell, style.order) : readTime(cell);
      return moment === null ? unread(cell, `This isn’t a ${field.kind}.`) : value(moment);
    }
    default:
      return path.endsWith(".currency") ? readCurrency(cell) : value(shown(cell));
  }
}
