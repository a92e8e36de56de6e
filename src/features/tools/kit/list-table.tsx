import type { DataCell, DataColumn, DataRow } from "./data-table";
import { keysIn, pathOf, type List } from "./fields";
import { hintOf } from "./input";
import { textIn } from "./region";
import { RowHeader } from "./row-header";
import { nameOf } from "./show";
import type { ToolContextValue } from "./tool-context";
import type { Rows } from "./use-rows";

/** A list of a tool, as `listTable` needs it. */
interface ListOf {
  readonly context: Pick<ToolContextValue, "definition" | "state" | "region">;
  readonly list: List;
  /** Its key among the lists. */
  readonly listKey: string;
  readonly names: readonly string[];
  readonly rows: Rows;
  /** Whether the order matters, so that an item can be moved up. */
  readonly movesUp?: boolean;
}

/** The header of each item: a field for its name, and a button that removes it. */
export function headersOf({
  list: { rowName, fields },
  listKey,
  names,
  rows,
  movesUp = false,
}: Omit<ListOf, "context">) {
  return names.map((name, index) => ({
    label: nameOf(name, rowName, index),
    header: (
      <RowHeader
        path={"name" in fields ? pathOf(listKey, index, "name") : null}
        text={name}
        rowName={rowName}
        index={index}
        onMoveUp={movesUp && index > 0 ? () => rows.moveUp(index) : undefined}
        onRemove={rows.canRemove ? () => rows.remove(index) : undefined}
      />
    ),
  }));
}

/** The fields of a list besides the name, with their labels and units. */
function fieldsOf({ list: { fields }, context }: Pick<ListOf, "list" | "context">) {
  return keysIn(fields, context.region).flatMap((key) => {
    const field = fields[key];
    if (key === "name" || field === undefined || field.kind === "texts") return [];
    const label = textIn(field.label, context.region);
    return [{ key, label, hint: hintOf(field, context), group: field.group }];
  });
}

/** A list with its items as columns: the columns, and a row for each field. */
export function itemsAsColumns(
  list: ListOf,
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
      cells: list.names.map((_, index) => cellOf(field.key, index)),
    })),
  };
}

/** A list with its items as rows: a column for each field, and the rows. */
export function itemsAsRows(list: ListOf): {
  readonly columns: readonly DataColumn[];
  readonly rows: readonly DataRow[];
} {
  const columns = fieldsOf(list);
  return {
    columns,
    rows: headersOf(list).map((header, index) => ({
      ...header,
      cells: columns.map(({ key }) => ({ path: pathOf(list.listKey, index, key) })),
    })),
  };
}
