import type { SheetCell } from "../sheet";
import { isFilled, textOf, type Cell, type Rows } from "./cell";
import type { Names } from "./names";

/** A heading such as `Asha Rate` or `Asha (Amount)`: a supplier, and what the column has of it. */
const OF_SUPPLIER =
  /^(?<name>.*\p{L}.*?)[\s(:–-]+(?<what>(?:unit |basic )?(?:rate|price)|(?:total )?(?:amount|value))\)?$/iu;

/** A row of headings such as `Asha Rate` as two: each supplier above its columns. Other rows stay. */
function asTwoRows(row: Rows[number]): Rows {
  const parts = row.map((cell) => OF_SUPPLIER.exec(textOf(cell))?.groups ?? {});
  const names = parts.map(({ name = "" }) => name);
  const isRepeated = (name: string, at: number) => name !== "" && names.indexOf(name) < at;
  if (new Set(names.filter(isRepeated)).size < 2) return [row];
  return [
    row.map((cell, at) => (isRepeated(names[at] ?? "", at) ? "" : names[at] || cell)),
    parts.map(({ what = "" }) => what),
  ];
}

/** The first columns of suppliers that are in a row above two columns each; none if there are no such suppliers. */
function pairsBelow(rows: Rows, at: number): readonly number[] {
  const [names = [], headings = []] = rows.slice(at, at + 2);
  const texts = headings.map(textOf);
  const first = texts.findIndex((text, index) => text !== "" && text === texts[index + 2]);
  const starts = texts.flatMap((text, index) => (text === texts[first] ? [index] : []));
  const isPair = (start: number, index: number) =>
    start === first + 2 * index && isFilled(names[start]) && !isFilled(names[start + 1]);
  return first !== -1 && starts.every(isPair) ? starts : [];
}

/**
 * A table with one column for each supplier in place of `Rate` and `Amount` below its name. An item has the price of one
 * in it, and a cost its amount for the whole quantity. Other tables stay.
 */
export function withOneColumnEach(table: Rows, names: Names): Rows {
  const rows = table.flatMap(asTwoRows);
  const at = rows.findIndex((_, index) => pairsBelow(rows, index).length > 0);
  const starts = pairsBelow(rows, at);
  const [above = [], below = []] = rows.slice(at, at + 2);
  const [first = 0] = starts;
  const slotsOf = (cell: Cell) => names.of(cell).slots;
  const isPrice = (cell: Cell) => slotsOf(cell).some(({ measure }) => measure === "unit");
  if (!isPrice(below[first])) return table;
  const width = Math.max(above.length, below.length);
  const labels = Array.from({ length: width }, (_, index) => above[index] || (below[index] ?? ""));
  const quantity = labels.findIndex((cell) =>
    slotsOf(cell).some(({ role }) => role === "quantity"),
  );
  const isItem = (row: Rows[number]) => {
    const label = row.slice(0, first).find((cell) => /\p{L}/u.test(textOf(cell)));
    if (slotsOf(label).length > 0) return isPrice(label);
    return quantity === -1 || isFilled(row[quantity]);
  };
  /** A row with one cell for each pair. */
  const paired = (
    row: Rows[number],
    cellOf: (price: SheetCell, amount: SheetCell) => SheetCell,
  ) => [
    ...row.slice(0, first),
    ...starts.map((start) => cellOf(row[start] ?? "", row[start + 1] ?? "")),
    ...row.slice(first + 2 * starts.length),
  ];
  return [
    ...rows.slice(0, at),
    paired(labels, (supplier) => supplier),
    ...rows
      .slice(at + 2)
      .map((row) =>
        paired(row, (price, amount) =>
          isFilled(price) && (isItem(row) || !isFilled(amount)) ? price : amount,
        ),
      ),
  ];
}
