import type { SheetCell, SheetRow } from "../sheet";
import { column, isFilled, textOf, type Cell, type Rows } from "./cell";
import { isOf, readHeading, type Heading } from "./heading";
import type { Names } from "./names";
import type { Range } from "./ranges";
import type { Slot, SlotRole } from "./slots";
import { rowNameOf, type ImportTarget } from "./target";

/** A heading of the file with its values: a row of the preview. */
export interface Line {
  readonly label: string;
  /** What the label says; nothing in a file that the tool wrote, whose labels are exact. */
  readonly heading: Heading;
  /** One for each record. */
  readonly cells: readonly SheetCell[];
  /** Everything beside the label, for a field that is there once. */
  readonly all: readonly SheetCell[];
  /** Values that belong to no record. */
  readonly extra: number;
  /** The slots that have its name. */
  readonly matches: readonly Slot[];
  /** The range of amounts that its label is, in a grid; null if it is none. */
  readonly range: Range | null;
  /** Whether it alone has a quantity beside it. */
  readonly isItem: boolean;
}

/** The lines whose label names a field with a role. */
export const linesNaming = (lines: readonly Line[], role: SlotRole) =>
  lines.filter(({ matches }) => matches.some((slot) => slot.role === role));

/** A table that is turned so that its records are rows below their headings. */
interface Turned {
  readonly before: Rows;
  readonly heading: SheetRow;
  readonly after: Rows;
  readonly isOwn: boolean;
  readonly names: Names;
}

/** Whether a cell is a heading for the names of records. */
const isName = (names: Names, cell: Cell) => names.of(cell).field?.role === "name";

/** Whether the word of a title is for the amounts of a slot. */
function isMoney({ measure, field }: Slot, { hasLot }: ImportTarget): boolean {
  // A tool without a lot has no numbers but amounts and those with a measure.
  const isAmount = hasLot !== true && measure === null && field.kind === "number";
  return measure === "unit" || measure === "total" || isAmount;
}

/** The values of a line. */
interface Values extends Partial<Pick<Line, "cells" | "extra" | "isItem">> {
  readonly all: readonly SheetCell[];
  /** Whether its label is more likely that of a field outside the list. */
  readonly isSetting?: boolean;
}

function lineOf({ names, isOwn }: Turned, label: string, values: Values): Line {
  const { cells = [], extra = 0, isItem = false } = values;
  const all = values.all.filter(isFilled);
  // A name may be that of a field of the list and of one outside it, such as a discount.
  const { isSetting = all.length === 1 } = values;
  const { slots, range, ...named } = names.of(label);
  const own = slots.filter(({ kind }) => (kind === "setting") === isSetting);
  const matches = own.length > 0 ? own : slots;
  const heading = isOwn ? readHeading("") : named.heading;
  const isAmount = !isOwn && matches.some((slot) => isMoney(slot, names.target));
  const word = heading.word ?? (isAmount ? names.word : null);
  return { label, heading: { ...heading, word }, cells, all, extra, matches, range, isItem };
}

/** A field outside the list, with the values after its name. */
const settingIn = (turned: Turned, row: SheetRow, at: number) =>
  lineOf(turned, textOf(row[at]), { all: row.slice(at + 1), isSetting: true });

/** Records below each other, under headings. Rows above have fields outside the list. */
export function recordsBelow(turned: Turned) {
  const { before, heading, after, isOwn, names } = turned;
  const nameAt = heading.findIndex((cell) => isName(names, cell));
  const isRecord = (row: SheetRow) => {
    const name = isFilled(row[nameAt]) ? row[nameAt] : row.find(isFilled);
    const isUnits = row.every((cell) => cell === "" || /^\(.*\)$/u.test(textOf(cell)));
    // A text alone is a note, or heads those below it, such as `Imported`.
    const isNote = names.target.hasLot === true || /^(?:\*|notes?\b|n\.?b\b)/iu.test(textOf(name));
    const isTitle = isNote && row.filter(isFilled).length === 1;
    const { isNotCost, isSetting } = names.of(name);
    return !isUnits && !isTitle && !isNotCost && !isSetting;
  };
  const records = isOwn ? after : after.filter(isRecord);
  const settings = before.map((row) => settingIn(turned, row, row.findIndex(isFilled)));
  const lines = heading.map((cell, at) => {
    const cells = column(records, at);
    const label = textOf(cell) || (cells.some(isFilled) ? "(no heading)" : "");
    return lineOf(turned, label, { cells, all: cells, isSetting: false });
  });
  return { lines: [...settings, ...lines], count: records.length };
}

/** Labels with the units that a column has for them: `Rate` beside `USD/MT` is `Rate (USD/MT)`. */
function withUnits({ heading, after, isOwn, names }: Turned, nameAt: number): SheetRow {
  const isUnits = (row: SheetRow) => isOf("units", names.of(row[nameAt]).heading);
  const units = isOwn ? undefined : after.find(isUnits);
  return heading.map((cell, at) => {
    const unit = textOf(units?.[at]);
    return at > nameAt && isFilled(cell) && unit !== "" ? `${textOf(cell)} (${unit})` : cell;
  });
}

/** Where records have their names: by its heading, else the first texts before their figures; -1 if nowhere. */
function nameIn({ heading, after, names }: Turned): number {
  const valuesAt = (at: number) => column(after, at).filter(isFilled);
  const named = heading.findIndex((cell, at) => isName(names, cell) && valuesAt(at).length > 0);
  if (named !== -1) return named;
  // The corner of a grid may be called `Amount`, like a field.
  const inGrid = heading.findIndex((cell) => names.of(cell).range !== null);
  const first =
    inGrid === -1 ? heading.findIndex((cell) => names.of(cell).field !== undefined) : inGrid;
  return heading.slice(0, Math.max(0, first)).findIndex((cell, at) => {
    const texts = valuesAt(at);
    const areTexts = texts.every((text) => /\p{L}/u.test(textOf(text)));
    return areTexts && new Set(texts).size > 1 && !names.of(cell).isNotCost;
  });
}

/**
 * The only column that names nothing and has figures with a quantity: an item, perhaps with its price; -1 if there
 * is none, or a label names the price.
 */
function itemIn(heading: SheetRow, after: Rows, nameAt: number, { of }: Names): number {
  const isQuantity = (cell: Cell) => of(cell).slots.some(({ role }) => role === "quantity");
  const quantities = after.find((row) => isQuantity(row[nameAt])) ?? [];
  const hasFigures = (at: number) =>
    after.some((row) => row !== quantities && /\d/u.test(String(row[at] ?? "")));
  const isItem = (cell: Cell, at: number) => {
    const { slots, isNotCost } = of(cell);
    const isUnknown = at > nameAt && slots.length === 0 && !isNotCost;
    return isUnknown && isFilled(quantities[at]) && hasFigures(at);
  };
  const isKnown = heading.some((cell) => of(cell).field?.measure === "unit");
  const [item = -1, ...others] = heading.flatMap((cell, at) => (isItem(cell, at) ? [at] : []));
  return isKnown || others.length > 0 ? -1 : item;
}

/** Records that were beside each other, with columns among them that are none. */
export function recordsBeside(turned: Turned) {
  const { after, isOwn, names } = turned;
  const nameAt = nameIn(turned);
  const heading = withUnits(turned, nameAt);
  const isSetting = (row: SheetRow) => !isOwn && names.of(row[nameAt]).isSetting;
  const isNone = (row: SheetRow) => isSetting(row) || (!isOwn && names.of(row[nameAt]).isNotCost);
  const hasFigure = (row: SheetRow) =>
    row.some((cell, at) => isFilled(cell) && names.of(heading[at]).field !== undefined);
  const isRecord = (row: SheetRow) =>
    !isNone(row) && (nameAt === -1 ? hasFigure(row) : isFilled(row[nameAt]));
  const records = after.filter(isRecord);
  const unused = after.filter((row) => !isNone(row) && !isRecord(row));
  const settings = after.filter(isSetting).map((row) => settingIn(turned, row, nameAt));
  // Each row may have a unit of its own.
  const isVaried = ({ label, all }: Line) =>
    new Set(all.map(String)).size > 1 && names.of(label).isNotCost;
  const others = after.filter((row) => !isSetting(row));
  const item = itemIn(heading, after, nameAt, names);
  const lines = heading.map((cell, at) => {
    const label = at === nameAt && !isName(names, cell) ? rowNameOf(names.target) : textOf(cell);
    const extra = column(unused, at).filter(isFilled).length;
    const [cells, all] = [column(records, at), column(others, at)];
    return lineOf(turned, label, { cells, all, extra, isItem: at === item });
  });
  const kept = settings.filter((line) => !isVaried(line));
  return { lines: [...kept, ...lines], count: records.length };
}
