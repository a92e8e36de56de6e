import { isFilled, textOf } from "./cell";
import { isUnits } from "./heading";
import type { Names } from "./names";
import type { Table } from "./source";
import type { SheetCell } from "../sheet";

/** Rows of cells. */
export type Rows = Table["rows"];

/** A table that is turned so that its records are rows below their headings. */
export interface Turned {
  readonly before: Rows;
  readonly heading: readonly SheetCell[];
  readonly after: Rows;
  readonly isOwn: boolean;
  readonly names: Names;
}

/** A column of cells; a short row has an empty one. */
export const column = (rows: Rows, at: number) => rows.map((row) => row[at] ?? "");

/** Labels with the units that a column has for them: `Rate` beside `USD/MT` is `Rate (USD/MT)`. */
export function withUnits({ heading, after, isOwn, names }: Turned, nameAt: number) {
  const units = isOwn ? undefined : after.find((row) => isUnits(names.headingOf(row[nameAt])));
  return heading.map((cell, at) => {
    const unit = textOf(units?.[at]);
    return at > nameAt && isFilled(cell) && unit !== "" ? `${textOf(cell)} (${unit})` : cell;
  });
}

/** Where records have their names: by its heading, else the first texts before their figures; -1 if nowhere. */
export function nameIn({ heading, after, names }: Turned): number {
  const valuesAt = (at: number) => column(after, at).filter(isFilled);
  const named = heading.findIndex((cell, at) => names.isName(cell) && valuesAt(at).length > 0);
  if (named !== -1) return named;
  // The corner of a grid may be called `Amount`, like a field.
  const inGrid = heading.findIndex((cell) => names.rangeIn(cell) !== null);
  const first =
    inGrid === -1 ? heading.findIndex((cell) => names.listed(cell) !== undefined) : inGrid;
  return heading.slice(0, Math.max(0, first)).findIndex((cell, at) => {
    const texts = valuesAt(at);
    const areTexts = texts.every((text) => /\p{L}/u.test(textOf(text)));
    return areTexts && new Set(texts).size > 1 && !names.isNotCost(cell);
  });
}
