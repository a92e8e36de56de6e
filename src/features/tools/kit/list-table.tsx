import { required } from "../../../lib/required";
import type { DataCell } from "./data-cell";
import type { DataColumn, DataRow } from "./data-table";
import { keysIn, pathOf, type List, type StateOf, type ToolFields } from "./fields";
import { hintOf } from "./input";
import { findField } from "./paths";
import { textIn } from "./region";
import { RowActions, RowHeader } from "./row-header";
import { nameOf } from "./show";
import type { Tool } from "./use-tool";
import { useToolContext } from "./tool-context";
import { useRows, type Rows } from "./use-rows";
import * as styles from "./kit.module.css";

/** A list of the tool that a component is in, for its table. `without` is as in `useRows`. */
export function useList<Own extends ToolFields>(
  tool: Tool<Own>,
  listKey: keyof Own["lists"] & string,
  without?: (state: StateOf<Own>, index: number) => StateOf<Own>,
) {
  const context = useToolContext();
  const list: List = required(tool.definition.lists[listKey], listKey);
  return { context, list, listKey, ...useRows(tool, listKey, without) };
}

/** A list of a tool on the screen. */
type ShownList = ReturnType<typeof useList>;

/** Adds a row to a list. */
export function AddButton({ label, list }: { readonly label: string; readonly list: Rows }) {
  return (
    <button type="button" className={styles.button} disabled={!list.canAdd} onClick={list.add}>
      {label}
    </button>
  );
}

/**
 * The header of each item: a field for its name, and the buttons that move and remove it.
 *
 * @param movesUp Whether the order matters, so that an item can be moved up.
 */
export function headersOf(shown: ShownList, movesUp = false) {
  const { context, list, listKey, count, canRemove, remove, moveUp } = shown;
  const { rowName, fields } = list;
  return Array.from({ length: count }, (_, index) => {
    const path = "name" in fields ? pathOf(listKey, index, "name") : null;
    const name = path === null ? "" : findField(context.definition, context.state, path).text;
    const label = nameOf(name, rowName, index);
    return {
      label,
      header: <RowHeader path={path} rowName={rowName} index={index} />,
      actions: (
        <RowActions
          name={label}
          list={listKey}
          onMoveUp={movesUp && index > 0 ? () => moveUp(index) : undefined}
          onRemove={canRemove ? () => remove(index) : undefined}
        />
      ),
    };
  });
}

/** The fields of a list besides the name, with their labels and units. */
function fieldsOf({ list: { fields }, context }: ShownList) {
  return keysIn(fields, context.region).flatMap((key) => {
    const field = fields[key];
    if (key === "name" || field === undefined || field.kind === "texts") return [];
    const label = textIn(field.label, context.region);
    const hasWords = field.kind === "text" || field.kind === "choice";
    return [{ key, label, hint: hintOf(field, context), group: field.group, hasWords }];
  });
}

/** A list with its items as columns: the columns, and a row for each field. */
export function itemsAsColumns(
  list: ShownList,
  cellOf: (key: string, index: number) => DataCell = (key, index) => ({
    path: pathOf(list.listKey, index, key),
  }),
): {
  readonly columns: readonly DataColumn[];
  readonly rows: readonly (DataRow & { readonly group: string | undefined })[];
} {
  return {
    columns: headersOf(list),
    rows: fieldsOf(list).map((field) => ({
      ...field,
      cells: Array.from({ length: list.count }, (_, index) => cellOf(field.key, index)),
    })),
  };
}

/** A list with its items as rows: a column for each field, and the rows. */
export function itemsAsRows(
  list: ShownList,
  movesUp = false,
): {
  readonly columns: readonly DataColumn[];
  readonly rows: readonly DataRow[];
} {
  const columns = fieldsOf(list);
  return {
    columns,
    rows: headersOf(list, movesUp).map((header, index) => ({
      ...header,
      cells: columns.map(({ key }) => ({ path: pathOf(list.listKey, index, key) })),
    })),
  };
}
