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

/** The label of a row: the text that names a field or a cost, else the longest, since items have codes. */
function labelOf(row: SheetRow, { of }: Names): Cell {
  const texts = row.filter((cell) => /\p{L}/u.test(textOf(cell)));
  const [longest] = [...texts].sort((one, other) => textOf(other).length - textOf(one).length);
  const isCost = (cell: Cell) => of(cell).isNotCost || isOf("cost", of(cell).heading);
  return texts.find((cell) => of(cell).field !== undefined) ?? texts.find(isCost) ?? longest;
}

/** The first columns of suppliers that are above a price and an amount each; none without such suppliers. */
function pairsBelow(rows: Rows, at: number, { of }: Names): readonly number[] {
  const [suppliers = [], headings = []] = rows.slice(at, at + 2);
  const starts = suppliers.flatMap((cell, index) =>
    isFilled(cell) && isFilled(headings[index]) && isFilled(headings[index + 1]) ? [index] : [],
  );
  const [first = 0] = starts;
  // Below each other, suppliers have a heading of their own.
  const beside = [...suppliers.slice(0, first), ...headings.slice(0, first)];
  const areBelow = beside.some((cell) => of(cell).field?.role === "name");
  const isPair = (start: number, index: number) => {
    const [price, amount] = [of(headings[start]), of(headings[start + 1])];
    const parts = [price.heading, amount.heading];
    // A unit, a word such as lakh or a currency would have to be joined to each row.
    const isPlain = parts.every(
      ({ unit, word, currencies }) => unit === null && word === null && currencies.length === 0,
    );
    const isSupplier = isFilled(suppliers[start]) && of(suppliers[start]).slots.length === 0;
    const isBeside = start === first + 2 * index && !isFilled(suppliers[start + 1]);
    const isSame = textOf(headings[start]) === textOf(headings[first]);
    const isPrice = price.field?.measure === "unit";
    const isAmount = amount.heading.names.some((name) => AMOUNT.test(name));
    return isPlain && isSupplier && isBeside && isSame && isPrice && isAmount;
  };
  return starts.length > 1 && !areBelow && starts.every(isPair) ? starts : [];
}

/** What a row has of each supplier: its prices, its amounts or its texts. Null if it isn't clear what counts. */
function cellsOf(label: Cell, pairs: readonly Pair[], { of }: Names): readonly SheetCell[] | null {
  const { heading, field, isNotCost } = of(label);
  if (isNotCost || field?.measure === "days") return pairs.map(filledOf);
  const isPrice = field === undefined ? !isOf("cost", heading) : field.measure === "unit";
  const isForOne = heading.measure === "unit" && !isPrice;
  if (isForOne && pairs.some(({ amount }) => isFilled(amount))) return null;

  const isShare = (cell: SheetCell) => textOf(cell).includes("%");
  const isNumber = (cell: SheetCell) => typeof cell !== "string" || parseNumber(cell) !== null;
  const hasShares = pairs.some(({ price }) => isShare(price));
  const hasFigures = hasShares || pairs.some(({ price }) => isNumber(price));
  const areWords = !pairs.some(({ price, amount }) => isFilled(price) || isNumber(amount));
  if (areWords || (!hasFigures && !isPrice)) return pairs.map(filledOf);

  if (isPrice || hasShares || heading.measure === "percent") {
    const isPlainNumber = (cell: SheetCell) => isNumber(cell) && !isShare(cell);
    const isMixed = hasShares && pairs.some(({ price }) => isPlainNumber(price));
    const isClear = pairs.every(({ price, amount }) => isFilled(price) || !isFilled(amount));
    return isClear && !isMixed ? pairs.map(({ price }) => price) : null;
  }
  // A number without an amount beside it may be for one unit.
  const isClear = pairs.every(({ price, amount }) => isFilled(amount) || !isNumber(price));
  const isTotal = field === undefined || field.measure === "total";
  return isClear && isTotal ? pairs.map(filledOf) : null;
}

/**
 * A table with one column for each supplier in place of a price and an amount below its name. An item has its
 * price in it, and a cost its percentage, or its amount for the whole quantity. A table stays as it is if a row
 * doesn't say which of the two counts.
 */
export function withOneColumnEach(table: Rows, names: Names): Rows {
  const found = table
    .map((_, at) => ({ at, starts: pairsBelow(table, at, names) }))
    .find(({ starts }) => starts.length > 0);
  if (found === undefined || names.word !== null) return table;
  const { at, starts } = found;
  const [first = 0] = starts;
  const [above = [], below = []] = table.slice(at, at + 2);
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
  const suppliers = starts.map((start) => above[start] ?? "");
  const rows = table.slice(at + 2).map((row) => {
    const own = cellsOf(labelOf(row.slice(0, first), names), pairsIn(row), names);
    return own && joined(row, own);
  });
  const figures = rows.filter((row) => row !== null);
  return figures.length < rows.length ? table : [...titles, joined(labels, suppliers), ...figures];
}
