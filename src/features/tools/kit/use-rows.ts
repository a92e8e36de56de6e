import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { itemsOf } from "../../../lib/json";
import { pathOf, type StateOf, type ToolFields } from "./fields";
import { withoutRow, withoutRowPaths } from "./remove-row";
import { nameOfRow, parseState } from "./state";
import type { Tool } from "./use-tool";

/**
 * Adds, removes and moves rows of a list within its bounds. Each is one step of undo. The name of
 * an added row, or its first field, has the focus: a phone shows it far above the button that added it.
 *
 * @param without Removes a row, where other parts of the state know its position.
 */
export function useRows<Own extends ToolFields>(
  { definition, state, region, root, change }: Tool<Own>,
  list: keyof Own["lists"] & string,
  without: (state: StateOf<Own>, index: number) => StateOf<Own> = (now, index) =>
    withoutRow(definition, now, list, index),
) {
  const { least = 0, most = 0 } = definition.lists[list] ?? {};
  const count = rowsOf(state, list).length;
  const changed = useRef<"added" | "removed" | null>(null);
  useEffect(() => {
    const was = changed.current;
    changed.current = null;
    // The button of the last row has gone, and with it the focus: the one before it is next.
    if (was === "removed" && document.activeElement?.matches("body, :disabled") === true) {
      const selector = `[data-removes="${list}"]:enabled`;
      const buttons = [...(root.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
      (buttons.at(-1) ?? root.current)?.focus({ preventScroll: true });
    }
    if (was === "added") focusRow(root.current, pathOf(list, count - 1, ""));
  }, [count, list, root]);
  const update = (edit: (rows: readonly unknown[]) => readonly unknown[]) =>
    change((now) => parseState(definition, { ...now, [list]: edit(rowsOf(now, list)) }, region));
  return {
    count,
    canAdd: count < most,
    canRemove: count > least,
    add: () => {
      changed.current = "added";
      // `parseState` fills in the starts of the fields.
      update((rows) => (rows.length < most ? [...rows, {}] : rows));
    },
    remove: (index: number) => {
      changed.current = "removed";
      const name = nameOfRow(definition.lists[list], rowsOf(state, list)[index], index);
      const note = `${name} was removed. Undo brings it back.`;
      change((now) => without(now, index), {
        note,
        ownAfter: (own) => withoutRowPaths(own, list, index),
      });
    },
    /** Swaps a row with the one before it. */
    moveUp: (index: number) => {
      flushSync(() =>
        update((rows) => {
          const [row, before] = [rows[index], rows[index - 1]];
          if (index < 1) return rows;
          return rows.map((own, at) => (at === index ? before : at === index - 1 ? row : own));
        }),
      );
      // The focus goes along: a second press would swap the two again.
      focusRow(root.current, pathOf(list, index - 1, ""));
    },
  };
}

/** What can be done with the rows of a list. */
export type Rows = ReturnType<typeof useRows>;

const rowsOf = (state: object, list: string) => itemsOf(Reflect.get(state, list));

/** Moves the focus to the name of a row, or to its first field. */
function focusRow(root: HTMLElement | null, row: string): void {
  const find = (selector: string) => root?.querySelector<HTMLElement>(selector);
  (find(`[data-path="${row}name"]`) ?? find(`[data-path^="${row}"]`))?.focus();
}
