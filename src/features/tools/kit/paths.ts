import { itemsOf, recordOf } from "../../../lib/json";
import { currencyOf, takeCurrency } from "./currencies";
import type { Fields, Problems, SingleField, ToolFields } from "./fields";
import { homeCurrency, type ToolRegion } from "./region";
import { fitted, newRow } from "./state";
import { ANY_UNIT, countIn } from "./units";

/** The parts of a path: `suppliers.0.price` are `suppliers`, `0` and `price`. */
type Parts = readonly string[];

function valueAt(value: unknown, [part, ...rest]: Parts): unknown {
  if (part === undefined) return value;
  return valueAt(Array.isArray(value) ? value[Number(part)] : recordOf(value)[part], rest);
}

/** Whether a path is in a row of a list in which nothing but its name was filled in. */
function isNewRow(tool: ToolFields, state: unknown, path: string): boolean {
  const [list = "", index = "", field = ""] = path.split(".");
  const own = tool.lists[list];
  if (own === undefined) return false;
  const row = valueAt(state, [list, index]);
  return Object.entries(newRow(own)).every(([key, start]) => {
    if (key === "name" && key !== field) return true;
    const value = valueAt(row, [key]);
    return Array.isArray(value) ? value.every((text) => text === "") : value === start;
  });
}

/** The problems to show: a row that was just added or named has no mistakes yet. */
export function withoutNewRows(tool: ToolFields, state: unknown, problems: Problems): Problems {
  return new Map([...problems].filter(([path]) => !isNewRow(tool, state, path)));
}

function withValueAt(value: unknown, [part, ...rest]: Parts, text: string): unknown {
  if (part === undefined) return text;
  if (!/^\d+$/u.test(part)) {
    const record = recordOf(value);
    return { ...record, [part]: withValueAt(record[part], rest, text) };
  }
  const at = Number(part);
  const items = itemsOf(value);
  return Array.from({ length: Math.max(items.length, at + 1) }, (_, index) =>
    index === at ? withValueAt(items[at], rest, text) : (items[index] ?? ""),
  );
}

/**
 * The field and text at a path, such as `quantity`, `flags.1`, `suppliers.0.price` or
 * `suppliers.0.extras.1`.
 */
export function findField(tool: ToolFields, state: unknown, path: string) {
  const parts = path.split(".");
  const [first = "", , key = ""] = parts;
  const own = tool.lists[first]?.fields[key] ?? tool.fields[first];
  if (own === undefined) throw new Error(`${tool.name} has no field ${path}.`);
  const field: SingleField = own.kind === "texts" ? own.of : own;
  const text = valueAt(state, parts);
  return { field, text: typeof text === "string" ? text : "" };
}

/** Paths of the fields that have one text, in a row or in all of the tool. */
function pathsIn(fields: Fields, row: unknown, prefix = ""): readonly string[] {
  return Object.entries(fields).flatMap(([key, field]) =>
    field.kind === "texts"
      ? itemsOf(valueAt(row, [key]), field.most).map((_, index) => `${prefix}${key}.${index}`)
      : [prefix + key],
  );
}

/**
 * Paths of the fields that were typed and are still those of the worked example.
 *
 * @param own Paths of fields, and keys of lists, that are the visitor's even where they equal it.
 */
export function pathsOfExample(
  tool: ToolFields,
  state: object,
  example: object,
  own: ReadonlySet<string> = new Set(),
): readonly string[] {
  const lists = Object.entries(tool.lists).flatMap(([list, { fields, most }]) =>
    itemsOf(valueAt(state, [list]), most).flatMap((row, index) =>
      pathsIn(fields, row, `${list}.${index}.`),
    ),
  );
  /** The same field of the example. Its row has the same name, also when others were removed, or the same position. */
  const inExample = (path: string) => {
    const [list = "", index, ...rest] = path.split(".");
    if (tool.lists[list] === undefined || index === undefined) return path;
    const name = valueAt(state, [list, index, "name"]);
    const rows = itemsOf(valueAt(example, [list]));
    const at = rows.findIndex((row) => name !== undefined && recordOf(row).name === name);
    return [list, at === -1 ? index : at, ...rest].join(".");
  };
  return [...pathsIn(tool.fields, state), ...lists].filter((path) => {
    if (own.has(path) || own.has(path.split(".", 1)[0] ?? "")) return false;
    const { field, text } = findField(tool, state, path);
    const isChosen = field.kind === "choice" || field.kind === "yes-no";
    return !isChosen && text !== "" && findField(tool, example, inExample(path)).text === text;
  });
}

/** Whether there are the row that a path is in, and the one that its text is for. */
function hasRows(tool: ToolFields, state: object, [first = "", second = "", ...rest]: Parts) {
  const list = tool.lists[first];
  const [key = "", position = ""] = list === undefined ? [first, second] : rest;
  const field = (list?.fields ?? tool.fields)[key];
  const hasRow = (own: string, index: string) => valueAt(state, [own, index]) !== undefined;
  return (
    (list === undefined || hasRow(first, second)) &&
    (field?.kind !== "texts" || hasRow(field.per, position))
  );
}

/** The state with another text at a path, if it has its row. A choice that it doesn't have is its start. */
export function withText<State extends object>(
  tool: ToolFields,
  state: State,
  path: string,
  text: string,
): State {
  const { field } = findField(tool, state, path);
  const parts = path.split(".");
  if (!hasRows(tool, state, parts)) return state;
  return { ...state, ...recordOf(withValueAt(state, parts, fitted(field, text))) };
}

/** The path of the field beside a number that says its currency or its unit; null without one. */
function besidePath(field: SingleField, path: string): string | null {
  const key = field.kind === "number" ? (field.currencyIn ?? field.unitIn) : undefined;
  return key === undefined ? null : path.replace(/\w+$/u, key);
}

/** The state with what was typed at a path. A price names the currency of its row, and a quantity its unit. */
export function withTyped<State extends object>(
  tool: ToolFields,
  state: State,
  path: string,
  text: string,
  region: ToolRegion,
): State {
  const next = withText(tool, state, path, text);
  const { field } = findField(tool, state, path);
  const beside = besidePath(field, path);
  if (beside === null || field.kind !== "number") return next;
  const own = findField(tool, state, beside).text.trim();
  if (field.currencyIn === undefined) {
    const { unit = "" } = countIn(text) ?? {};
    return own === "" && !ANY_UNIT.test(unit) ? withText(tool, next, beside, unit) : next;
  }
  const named = currencyOf(own, takeCurrency(text).currencies, homeCurrency[region]);
  return "code" in named ? withText(tool, next, beside, named.code) : next;
}

/** The paths that are the visitor's after typing at a path: also that of a currency or unit it filled in. */
export function typedPaths(
  tool: ToolFields,
  before: object,
  after: object,
  path: string,
): readonly string[] {
  const beside = besidePath(findField(tool, after, path).field, path);
  const besideText = (state: object) => beside !== null && findField(tool, state, beside).text;
  return beside === null || besideText(before) === besideText(after) ? [path] : [path, beside];
}
