import type { SheetCell, SheetRow } from "../sheet";

/** A cell of a table; a short row has none. */
export type Cell = SheetCell | undefined;

/** Rows of cells. */
export type Rows = readonly SheetRow[];

/** The text of a cell; none for a number. */
export const textOf = (cell: Cell) => (typeof cell === "string" ? cell : "");

/** Whether there is something in a cell. */
export const isFilled = (cell: Cell) => cell !== undefined && cell !== "";

/** The cell as a text. */
export const shown = (cell: SheetCell) => (typeof cell === "string" ? cell : cell.toFixed());

/** A column of cells; a short row has an empty one. */
export const column = (rows: Rows, at: number) => rows.map((row) => row[at] ?? "");
