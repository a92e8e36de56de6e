import type { KeyboardEvent } from "react";
import { goToField } from "./wanted";

/** The next field below in a table or at the top of its next column; elsewhere, the next input that can be seen. */
function nextOf(input: HTMLInputElement): HTMLElement | undefined {
  const cell = input.closest<HTMLTableCellElement>("td, th");
  // On a narrow screen, the fields of a row are below each other.
  if (cell === null || getComputedStyle(cell).display !== "table-cell") {
    const all =
      input.closest("[data-tool]")?.querySelectorAll<HTMLElement>("input[type=text]") ?? [];
    const seen = [...all].filter(({ offsetParent }) => offsetParent !== null);
    return seen[seen.indexOf(input) + 1];
  }
  const rows = [...(cell.closest("table")?.rows ?? [])];
  const fieldsOf = (column: number, below: HTMLTableRowElement[]) =>
    below
      .filter(({ offsetParent }) => offsetParent !== null)
      .flatMap(({ cells }) => cells[column]?.querySelector<HTMLElement>("input, select") ?? []);
  const rowsBelow = rows.slice(rows.findIndex((row) => row.contains(cell)) + 1);
  return fieldsOf(cell.cellIndex, rowsBelow)[0] ?? fieldsOf(cell.cellIndex + 1, rows)[0];
}

/** Enter in an input, or `Next` of a phone's keyboard, moves on to the next one. */
export function enterMovesOn({
  key,
  currentTarget,
  nativeEvent,
}: KeyboardEvent<HTMLInputElement>): void {
  const next = key === "Enter" && !nativeEvent.isComposing ? nextOf(currentTarget) : undefined;
  if (next) goToField(next.id);
}
