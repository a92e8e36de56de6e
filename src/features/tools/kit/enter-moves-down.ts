import type { KeyboardEvent } from "react";

/** Enter in an input of a table moves to the next input below it, as in a spreadsheet. */
export function enterMovesDown({
  key,
  currentTarget,
  nativeEvent,
}: KeyboardEvent<HTMLInputElement>) {
  const cell = currentTarget.closest<HTMLTableCellElement>("td, th");
  const rows = [...(cell?.closest("table")?.rows ?? [])];
  if (key !== "Enter" || nativeEvent.isComposing || cell === null) return;
  const below = rows
    .slice(rows.findIndex((row) => row.contains(cell)) + 1)
    .map(({ cells }) => cells[cell.cellIndex]?.querySelector<HTMLElement>("input, select"));
  below.find((input) => input)?.focus();
}
