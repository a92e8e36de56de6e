import { parseNumber } from "../read-number";
import type { SheetCell, SheetRow } from "../sheet";
import { isFilled, textOf, type Cell, type Rows } from "./cell";
import { isOf } from "./heading";
import type { Names } from "./names";

/** The two cells of a supplier in a row. */
interface Pair {
  readonly price: SheetCell;
  readonly amount: SheetCell;
}

const AMOUNT = /^(?:(?:total )?(?:amount|value)|total)$/u;

const filledOf = ({ price, amount }: Pair) => (isFilled(amount) ? amount : price);

/** The label of a row: the text that names something, else the longest, since items have numbers and codes. */
function labelOf(row: SheetRow, { of }: Names): Cell {
  const texts = row.filter((cell) => /\p{L}/u.test(textOf(cell)));
  const [longest] = texts.toSorted((one, other) => textOf(other).length - textOf(one).length);
  return texts.find((cell) => of(cell).slots.length > 0) ?? longest;
}

/** The first columns of suppliers that are above a price and an amount each; none without such suppliers. */
function pairsBelow(rows: Rows, at: number, { of }: Names): readonly number[] {
  const [suppliers = [], headings = []] = rows.slice(at, at + 2);
  const starts = suppliers.flatMap((cell, index) =>
    isFilled(cell) && isFilled(headings[index]) && isFilled(headings[index + 1]) ? [index] : [],
  );
  const [first = 0] = starts;
  const isPair = (start: number, index: number) => {
    const [price, amount] = [of(headings[start]), of(headings[start + 1])];
    const [one, other] = [price.heading, amount.heading];
    // A unit or a word such as lakh would have to be joined to each row.
    const isPlain = [one, other].every(({ unit, word }) => unit === null && word === null);
    const isSame = textOf(headings[start]) === textOf(headings[first]);
    const isBeside = start === first + 2 * index && !isFilled(suppliers[start + 1]);
    const isPrice = price.slots.some(({ measure }) => measure === "unit");
    return (
      isPlain && isSame && isBeside && isPrice && other.names.some((name) => AMOUNT.test(name))
    );
  };
  return starts.length > 1 && starts.every(isPair) ? starts : [];
}

/** What a row has of each supplier: its prices, its amounts or its texts. Null if it isn't clear what counts. */
function cellsOf(label: Cell, pairs: readonly Pair[], { of }: Names): readonly SheetCell[] | null {
  const { heading, slots } = of(label);
  const isNumber = (cell: SheetCell) => typeof cell !== "string" || parseNumber(cell) !== null;
  const hasShares = pairs.some(({ price }) => textOf(price).includes("%"));
  const isShare = hasShares || heading.measure === "percent";
  const measure = isShare ? "percent" : (slots[0]?.measure ?? heading.measure);
  const hasPrices = hasShares || pairs.some(({ price }) => isNumber(price));
  if (!hasPrices) {
    const isMisplaced = measure === "unit" && pairs.some(({ amount }) => isFilled(amount));
    return isMisplaced ? null : pairs.map(filledOf);
  }
  if (measure === "total" || (slots.length === 0 && isOf("cost", heading) && !isShare)) {
    // A number without an amount beside it may be for one unit.
    const isClear = pairs.every(({ price, amount }) => isFilled(amount) || !isNumber(price));
    return isClear && heading.measure !== "unit" ? pairs.map(filledOf) : null;
  }
  const isClear = pairs.every(({ price, amount }) => isFilled(price) || !isFilled(amount));
  return isClear && (isShare || measure !== "percent") ? pairs.map(({ price }) => price) : null;
}

/**
 * A table with one column for each supplier in place of a price and an amount below its name. An item has its
 * price in it, and a cost its percentage, or its amount for the whole quantity. A table stays as it is if a row
 * doesn't say which of the two counts.
 */
export function withOneColumnEach(table: Rows, names: Names): Rows {
  const at = table.findIndex((_, index) => pairsBelow(table, index, names).length > 0);
  const [above = [], below = []] = table.slice(at, at + 2);
  const starts = pairsBelow(table, at, names);
  const [first = 0] = starts;
  if (starts.length === 0 || names.word !== null) return table;
  const end = first + 2 * starts.length;
  const joined = (row: SheetRow, own: readonly SheetCell[]) => [
    ...row.slice(0, first),
    ...own,
    ...row.slice(end),
  ];
  const pairsIn = (row: SheetRow) =>
    starts.map((start) => ({ price: row[start] ?? "", amount: row[start + 1] ?? "" }));
  const titles = table.slice(0, at).map((row) => joined(row, pairsIn(row).map(filledOf)));
  const width = Math.max(above.length, below.length);
  const labels = Array.from({ length: width }, (_, index) => above[index] || (below[index] ?? ""));
  const [currency] = names.of(below[first]).heading.currencies;
  const suppliers = starts.map((start) => [textOf(above[start]), currency && `(${currency})`]);
  const heading = joined(
    labels,
    suppliers.map((parts) => parts.filter(Boolean).join(" ")),
  );
  const rows = table.slice(at + 2).map((row) => {
    const own = cellsOf(labelOf(row.slice(0, first), names), pairsIn(row), names);
    return own && joined(row, own);
  });
  const figures = rows.filter((row) => row !== null);
  return figures.length < rows.length ? table : [...titles, heading, ...figures];
}
