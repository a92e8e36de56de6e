import type Big from "big.js";
import { parseNumber } from "../read-number";
import type { ToolRegion } from "../region";
import type { SheetCell } from "../sheet";
import { ANY_UNIT, isUnitOf, UNITS } from "../units";
import { textOf, type Cell } from "./cell";
import type { Layout, Line } from "./layout";
import type { Answers } from "./questions";
import type { Typed } from "./target";
import type { UsedLine } from "./uses";
import type { Value } from "./value";

const COUNT = new RegExp(`(?<=\\d)\\s*(?<unit>${UNITS}|nos?|units?)\\.?$`, "iu");

/** What is known of the whole quantity, for lines that are for one unit. */
export interface Lot {
  /** The unit of the price; null if its heading has none. */
  readonly unit: string | null;
  /** Whether the quantity is known. */
  readonly isCounted: boolean;
  readonly answers: Answers;
  readonly region: ToolRegion;
}

/** The key of the question whether a line is for one unit. */
export const eachKey = (at: number) => `each-${at}`;

/** The unit of the price, as its heading writes it; null if it has none. */
export function priceUnit({ lines, slots }: Layout): string | null {
  const price = slots.find(({ measure }) => measure === "unit");
  const line = lines.find(({ matches }) => matches.some((slot) => slot === price));
  return line?.heading.unit ?? null;
}

/**
 * The unit that the amounts of a line are for, as the heading or the visitor says; null if they are for the
 * whole quantity.
 */
export function eachOf({ heading }: Line, at: number, lot: Lot | null): string | null {
  const measure = lot?.answers.get(eachKey(at)) ?? heading.measure;
  const isEach = lot !== null && measure === "unit" && isUnitOf(heading.unit, lot.unit, lot.region);
  return isEach ? (heading.unit ?? "unit") : null;
}

/** The unit of a quantity such as `500 nos`; empty without one. */
export const unitIn = (cell: Cell) => COUNT.exec(textOf(cell))?.groups?.unit ?? "";

/** A quantity without its unit. */
export const withoutCount = (text: string) => text.replace(COUNT, "");

const TITLE =
  /^(?:comparative statement|comparison of quotations|(?:price |quotation |bid )?comparison)\s*(?:[-–—:]|for|of)\s*(?<item>.+)$/iu;

/** The item in the title of a table, such as `Comparative statement for BOPP film, RFQ 12`; empty without one. */
export function itemIn(rows: readonly (readonly SheetCell[])[]): string {
  const titles = rows.flatMap(([first]) => TITLE.exec(textOf(first))?.groups?.item ?? []);
  const item = titles[0]?.split(/\s*(?:[,/|;([]|\b(?:rfq|enquiry|dt|dated|ref)\b)/iu)[0] ?? "";
  return item.replace(/[\s\-–—:.]+$/u, "");
}

/**
 * The unit and item that headings, quantities and the title say, in place of those of the worked example, and
 * no quantity in place of the example's. What the file has in a row of its own or the visitor typed comes first.
 */
export function aboutLot(
  rows: readonly (readonly SheetCell[])[],
  lines: readonly UsedLine[],
  price: string | null,
  typed: Typed,
): Typed {
  const lineFor = (key: string) =>
    lines.find(({ use }) => use.kind === "setting" && use.key === key);
  const isNamed = price !== null && !ANY_UNIT.test(price);
  const found = {
    item: itemIn(rows),
    unit: isNamed ? price : unitIn(lineFor("quantity")?.cells[0]),
    quantity: "",
  };
  const missing = Object.entries(found).filter(
    ([key]) => typed[key] === undefined && lineFor(key) === undefined,
  );
  return Object.fromEntries(missing);
}

/**
 * Whether amounts for the whole quantity are so small beside the prices that they may be for one unit.
 *
 * @param prices In the same currency; null where they aren't.
 */
export function areSmall(values: readonly Value[], prices: readonly (Big | null)[]): boolean {
  const small = values.flatMap(({ text, how }, index) => {
    const amount = parseNumber(text);
    const price = prices[index] ?? null;
    if (amount === null || price === null || amount.lte(0) || how !== null) return [];
    return [amount.lt(price.div(2))];
  });
  return small.length > 0 && small.every((isSmall) => isSmall);
}
