import type { ToolRegion } from "../region";
import { amountEach, ANY_UNIT, countIn, plainUnit, unitsIn } from "../units";
import { textOf, type Cell } from "./cell";
import { isPriceUnit, readHeading } from "./heading";
import { scaleIn } from "./scale";
import type { Rows } from "./turned";
import { isQuantity, isUnit, nameSlot, type Slot } from "./slots";
import type { Layout, Line } from "./layout";
import type { Answers } from "./questions";
import type { Typed } from "./target";
import type { UsedLine } from "./uses";

/** What is known of the whole quantity, for lines that are for one unit. */
export interface Lot {
  /** The unit of the price; null if the file has none. */
  readonly unit: string | null;
  /** Whether the quantity is known. */
  readonly isCounted: boolean;
  readonly answers: Answers;
  readonly region: ToolRegion;
}

/** The key of the question whether a line is for one unit. */
export const eachKey = (at: number) => `each-${at}`;

/** Units that stand in columns of their own, or after a name; null where none does. */
export interface UnitsBeside {
  /** What the price of each record is for. */
  readonly prices: readonly (string | null)[];
  readonly quantity: string | null;
}

/** The units that columns such as `UOM` or `Per` have for the price of each record and for the quantity. */
export function unitsBeside({ lines, slots, count, isOwn }: Layout): UnitsBeside {
  const lineFor = (is: (line: Line) => boolean) => (isOwn ? undefined : lines.find(is));
  const uom = lineFor(({ matches }) => matches.some(isUnit));
  // SAP has the number and the unit of a price in two columns.
  const pers = isOwn ? [] : lines.filter(({ heading }) => isPriceUnit(heading));
  const names = lineFor(({ matches }) => matches.some((slot) => slot === nameSlot(slots)));
  const textAt = (line: Line | undefined, index: number) => {
    const { cells = [], all = [] } = line ?? {};
    return textOf(cells.length > 0 ? cells[index] : all[all.length === count ? index : 0]);
  };
  const prices = Array.from({ length: count }, (_, index) => {
    const unit = textAt(uom, index);
    const named = readHeading(textAt(names, index)).unit ?? "";
    const own = pers.map((line) => textAt(line, index)).filter((text) => text !== "");
    const number = own.find((text) => /^[\d,]+$/u.test(text)) ?? "";
    const word = own.find((text) => text !== number) ?? (named || unit);
    return `${number} ${word}`.trim() || null;
  });
  return { prices, quantity: plainUnit(textAt(uom, 0)) || null };
}

/**
 * The unit that the tool then has; null if nothing says it: that of the price, of a price's cell, of a column of
 * units or of the quantity, or what the visitor typed where the file has none or can be converted to it.
 */
export function priceUnit(layout: Layout, typed: Typed, region: ToolRegion): string | null {
  const { lines } = layout;
  const lineFor = (is: (slot: Slot) => boolean) => lines.find(({ matches }) => matches.some(is));
  const price = lineFor(({ measure }) => measure === "unit");
  const quantity = lineFor(isQuantity);
  const inCells = price?.cells.map((cell) => amountEach(textOf(cell))?.unit) ?? [];
  const { prices, quantity: unitOfQuantity } = unitsBeside(layout);
  const units = [
    price?.heading.unit,
    ...inCells,
    ...prices,
    unitOfQuantity,
    unitIn(quantity?.all[0]),
    quantity?.heading.unit,
  ].map((unit) => plainUnit(unit ?? ""));
  const own = units.find((unit) => unit !== "" && !ANY_UNIT.test(unit)) ?? null;
  const { unit = "" } = typed;
  const isTyped = unit !== "" && (own === null || unitsIn(own, unit, region) !== null);
  return isTyped ? unit : own;
}

/**
 * The unit that the amounts of a line are for, as the heading or the visitor says; null if they are for the
 * whole quantity.
 */
export function eachOf({ heading }: Line, at: number, lot: Lot | null): string | null {
  const measure = lot?.answers.get(eachKey(at)) ?? heading.measure;
  const isEach = measure === "unit" && lot !== null;
  return isEach && unitsIn(heading.unit, lot.unit, lot.region) !== null
    ? (heading.unit ?? "unit")
    : null;
}

/** The unit of a quantity such as `500 nos`; empty without one. */
export const unitIn = (cell: Cell) => countIn(textOf(cell))?.unit ?? "";

const TITLE =
  /^(?:comparative statement|comparison of quotations|(?:price |quotation |bid )?comparison)\s*(?:[-–—:]|for|of)\s*(?<item>.+)$/iu;

/** The item in the title of a table, such as `Comparative statement for BOPP film, RFQ 12`; empty without one. */
export function itemIn(rows: Rows): string {
  const titles = rows.flatMap(([first]) => TITLE.exec(textOf(first))?.groups?.item ?? []);
  const item = titles[0]?.split(/\s*(?:[,/|;([]|\b(?:rfq|enquiry|dt|dated|ref)\b)/iu)[0] ?? "";
  return item.replace(/[\s\-–—:.]+$/u, "");
}

/** A layout whose amounts count in the word of a title such as `All figures in Rs. lakh`, unless a heading says it. */
export function withWordOfTitle(layout: Layout, rows: Rows): Layout {
  const word = scaleIn(rows);
  if (layout.isOwn || word === null) return layout;
  const { hasLot = false } = layout.target;
  // A tool without a lot has no numbers but amounts and those with a measure.
  const isMoney = ({ measure, field }: Slot) =>
    measure === "unit" ||
    measure === "total" ||
    (!hasLot && measure === null && field.kind === "number");
  const lines = layout.lines.map((line) =>
    line.matches.some(isMoney)
      ? { ...line, heading: { ...line.heading, word: line.heading.word ?? word } }
      : line,
  );
  return { ...layout, lines };
}

/**
 * The unit and item that headings, quantities and the title say, in place of those of the worked example, and
 * no quantity in place of the example's. What the file has in a row of its own or the visitor typed comes first.
 */
export function aboutLot(
  rows: Rows,
  lines: readonly UsedLine[],
  price: string | null,
  typed: Typed,
): Typed {
  const lineFor = (key: string) =>
    lines.find(({ use }) => use.kind === "setting" && use.key === key);
  const found = {
    item: itemIn(rows),
    unit: price ?? "",
    quantity: "",
  };
  const missing = Object.entries(found).filter(
    ([key]) => typed[key] === undefined && lineFor(key) === undefined,
  );
  return Object.fromEntries(missing);
}
