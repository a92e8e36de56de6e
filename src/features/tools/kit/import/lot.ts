import type { ToolRegion } from "../region";
import { amountEach, ANY_UNIT, countIn, plainUnit, unitsIn } from "../units";
import { textOf, type Cell, type Rows } from "./cell";
import { isOf, readHeading } from "./heading";
import type { Layout } from "./tables";
import { linesNaming, type Line } from "./lines";
import type { ImportTarget, Typed } from "./target";
import { itemOfTitle } from "./titles";
import { linesFor, type UsedLine } from "./uses";

/** The units that columns and names have for the price of each record, and for the quantity. */
function unitsBeside({ lines, count, isOwn }: Layout) {
  // The tool writes a unit once, for all that it exports.
  const others = isOwn ? [] : lines;
  const [uom] = linesNaming(others, "unit");
  const [names] = linesNaming(others, "name");
  // SAP has the number and the unit of a price in two columns.
  const pers = others.filter(({ heading }) => isOf("price-unit", heading));
  const textAt = (line: Line | undefined, index: number) => {
    const { cells = [], all = [] } = line ?? {};
    return textOf(cells.length > 0 ? cells[index] : all[all.length === count ? index : 0]);
  };
  const prices = Array.from({ length: count }, (_, index) => {
    const named = readHeading(textAt(names, index)).unit ?? "";
    const own = pers.map((line) => textAt(line, index)).filter((text) => text !== "");
    const number = own.find((text) => /^[\d,]+$/u.test(text)) ?? "";
    const word = own.find((text) => text !== number) ?? (named || textAt(uom, index));
    return `${number} ${word}`.trim() || null;
  });
  return {
    /** By columns such as `UOM` or `Per` or by the name of the record; null without them. */
    prices,
    /** What a column says that the quantity counts in; null without one. */
    ofQuantity: plainUnit(textAt(uom, 0)) || null,
  };
}

/** The unit of a quantity such as `500 nos`; undefined without one. */
const unitOf = (cell: Cell) => countIn(textOf(cell))?.unit;

/**
 * The unit of the price, of a price's cell, of a column of units or of the quantity, or what the visitor typed where
 * the file has none or can be converted to it.
 */
function priceUnit(
  { lines, target }: Layout,
  { prices, ofQuantity }: ReturnType<typeof unitsBeside>,
  typed: string,
  region: ToolRegion,
): string | null {
  const ofPrices = lines
    .filter(({ matches }) => matches.some(({ measure }) => measure === "unit"))
    .flatMap(({ heading, all }) => [
      heading.unit,
      ...all.map((cell) => amountEach(textOf(cell))?.unit),
    ]);
  const [quantity] = linesNaming(lines, "quantity");
  const units = [
    ...ofPrices,
    ...prices,
    ofQuantity,
    unitOf(quantity?.all[0]),
    quantity?.heading.unit,
  ].map((unit) => plainUnit(unit ?? ""));
  const own = units.find((unit) => unit !== "" && !ANY_UNIT.test(unit)) ?? null;
  const isTyped =
    typed !== "" &&
    (target.hasLot !== true || own === null || unitsIn(own, typed, region) !== null);
  return isTyped ? typed : own;
}

/** What a file and the visitor say of what is bought. */
export function lotOf(layout: Layout, typed: Typed, region: ToolRegion) {
  const { lines, target } = layout;
  const { unitKey, hasLot } = target;
  const units = hasLot === true ? unitsBeside(layout) : { prices: [], ofQuantity: null };
  const unit =
    unitKey === undefined ? null : priceUnit(layout, units, typed[unitKey] ?? "", region);
  const isCounted =
    typed.quantity !== undefined ||
    linesNaming(lines, "quantity").some(({ all }) => all.length > 0);
  return {
    ...units,
    /** The unit that the tool then has for its prices; null if nothing says it. */
    unit,
    /** Whether the quantity is known. */
    isCounted,
  };
}

/** What is bought, as far as a file and the visitor say it. */
export type Lot = ReturnType<typeof lotOf>;

/**
 * What headings, quantities and the title say of what is bought. For a tool with a lot it takes the place of the worked
 * example's, and no quantity that of the example's. What the file has in a row of its own or the visitor typed stays.
 */
export function aboutLot(
  rows: Rows,
  lines: readonly UsedLine[],
  { tool, hasLot, unitKey = "" }: ImportTarget,
  unit: string | null,
  typed: Typed,
): Typed {
  const found = { item: itemOfTitle(rows), [unitKey]: unit ?? "", quantity: "" };
  const isSaid = (key: string) =>
    typed[key] !== undefined || lines.some(({ use }) => use.kind === "setting" && use.key === key);
  // Without a lot, the unit is that of the tool's own prices.
  const hasPrice = linesFor(
    lines,
    ({ kind, measure }) => kind === "setting" && measure === "unit",
  ).length;
  const isTaken = ([key, text]: readonly [string, string]) =>
    key in tool.fields && !isSaid(key) && (hasLot === true || (text !== "" && hasPrice > 0));
  return Object.fromEntries(Object.entries(found).filter(isTaken));
}
