import { itemsOf, recordOf } from "../../../lib/json";
import type { Fields, ToolFields } from "./fields";

/** Paths that are the visitor's own after a row of a list was removed. */
export function withoutRowPaths(
  own: ReadonlySet<string>,
  list: string,
  index: number,
): ReadonlySet<string> {
  const paths = [...own].flatMap((path) => {
    const [key, at = "", ...rest] = path.split(".");
    const position = Number(at);
    if (key !== list || at === "" || position < index) return [path];
    return position === index ? [] : [[list, position - 1, ...rest].join(".")];
  });
  return new Set(paths);
}

/** A row without the texts that its fields have for a row of another list. */
function withoutItem(fields: Fields, row: unknown, list: string, index: number): object {
  const entries = Object.entries(recordOf(row)).map(([key, value]) => {
    const field = fields[key];
    const isOwn = field?.kind === "texts" && field.per === list && Array.isArray(value);
    return [key, isOwn ? value.filter((_, at) => at !== index) : value] as const;
  });
  return Object.fromEntries(entries);
}

/** The state without a row of a list, and without what other rows have for it. */
export function withoutRow<State extends object>(
  tool: ToolFields,
  state: State,
  list: string,
  index: number,
): State {
  const rowsOf = (key: string) => itemsOf(Reflect.get(state, key));
  if (rowsOf(list).length <= (tool.lists[list]?.least ?? 0)) return state;
  const lists = Object.entries(tool.lists).map(([key, { fields }]) => {
    const kept = rowsOf(key).filter((_, at) => key !== list || at !== index);
    return [key, kept.map((row) => withoutItem(fields, row, list, index))] as const;
  });
  const fields = withoutItem(tool.fields, state, list, index);
  return { ...state, ...fields, ...Object.fromEntries(lists) };
}
