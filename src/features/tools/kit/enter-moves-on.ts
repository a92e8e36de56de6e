import type { KeyboardEvent } from "react";

/** The next input below in a table, as in a spreadsheet; elsewhere, the next one that can be seen. */
function nextOf(input: HTMLInputElement) {
  const cell = input.closest<HTMLTableCellElement>("td, th");
  if (cell === null) {
    const all =
      input.closest("[data-tool]")?.querySelectorAll<HTMLElement>("input[type=text]") ?? [];
    const seen = [...all].filter(({ offsetParent }) => offsetParent !== null);
    return seen[seen.indexOf(input) + 1];
  }
  const rows = [...(cell.closest("table")?.rows ?? [])];
  return rows
    .slice(rows.findIndex((row) => row.contains(cell)) + 1)
    .map(({ cells }) => cells[cell.cellIndex]?.querySelector<HTMLElement>("input, select"))
    .find((below) => below);
}

/** Enter in an input, or `Next` of a phone's keyboard, moves on to the next one. */
export function enterMovesOn({
  key,
  currentTarget,
  nativeEvent,
}: KeyboardEvent<HTMLInputElement>): void {
  if (key === "Enter" && !nativeEvent.isComposing) nextOf(currentTarget)?.focus();
}
