import { useEffect, type RefObject } from "react";
import { flushSync } from "react-dom";

/** What a table hears when a field in it is wanted. */
const WANTED = "wanted";

/** Moves the focus to a field, also in a column that a narrow screen hides. One in a closed part stays there. */
export function goToField(id: string): void {
  const field = document.getElementById(id);
  field?.dispatchEvent(new Event(WANTED, { bubbles: true }));
  field?.focus();
}

/** Shows the column of a table that has a wanted field. */
export function useWantedColumn(
  table: RefObject<HTMLTableElement | null>,
  show: (column: number) => void,
): void {
  useEffect(() => {
    const own = table.current;
    const showColumn = ({ target }: Event) => {
      const cell = target instanceof Element && target.closest<HTMLTableCellElement>("td, th");
      if (cell && cell.cellIndex > 0) flushSync(() => show(cell.cellIndex - 1));
    };
    own?.addEventListener(WANTED, showColumn);
    return () => own?.removeEventListener(WANTED, showColumn);
  });
}
