import Big from "big.js";
import { isDay } from "../../../lib/calendar";
import { secondsOfDay } from "../../../lib/clock-time";
import { isRecord } from "../../../lib/json";
import { cut } from "../../../lib/text";
import { keysIn, type Field, type Fields, type List, type Numbers, type Row } from "./fields";
import type { SingleField, StateOf, ToolFields } from "./fields";
import { readNumber } from "./read-number";
import type { ToolRegion } from "./region";
import { showTyped } from "./show";

/** The longest text in a field. */
const LONGEST = 60;

/** The values that a region offers. */
export function optionsIn(field: Extract<Field, { kind: "choice" }>, region: ToolRegion) {
  return field.options.filter((option) => (option.region ?? region) === region);
}

/** The text that a field starts with. */
export function startOf(field: SingleField): string {
  if (field.kind === "choice") return field.start ?? field.options[0]?.value ?? "";
  return field.start ?? (field.kind === "yes-no" ? "no" : "");
}

/** The text of a field in what content, a link or a draft gives. Anything unusable is its start. */
function textFrom(field: SingleField, given: unknown, region: ToolRegion): string {
  if (typeof given === "boolean" && field.kind === "yes-no") return given ? "yes" : "no";
  const text =
    typeof given !== "number" || !Number.isFinite(given)
      ? given
      : field.kind === "number"
        ? showTyped(given, region)
        : String(given);
  return typeof text === "string" ? fitted(field, text) : startOf(field);
}

/** The text if the field takes it, cut to its length; the start of a choice for an unknown option. */
function fitted(field: SingleField, text: string): string {
  if (field.kind === "text") return cut(text, field.longest ?? LONGEST);
  const isKnown =
    field.kind === "choice"
      ? field.options.some(({ value }) => value === text)
      : field.kind !== "yes-no" || text === "yes" || text === "no";
  return isKnown ? cut(text, LONGEST) : startOf(field);
}

/** At most `most` items of a list; none for anything else. */
const itemsOf = (given: unknown, most: number): readonly unknown[] =>
  Array.isArray(given) ? given.slice(0, most) : [];

function valueFrom(field: Field, given: unknown, region: ToolRegion): string | readonly string[] {
  if (field.kind !== "texts") return textFrom(field, given, region);
  return itemsOf(given, field.most).map((item) => textFrom(field.of, item, region));
}

/** Whether a value can be the text of a field. */
function isTextOf(field: Field, value: unknown): boolean {
  if (field.kind !== "texts") return typeof value === "string" && fitted(field, value) === value;
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

function isRow<Own extends Fields>(fields: Own, value: unknown): value is Row<Own> {
  if (!isRecord(value)) return false;
  return Object.entries(fields).every(([key, field]) => isTextOf(field, value[key]));
}

/** Makes a row of anything: each field is checked on its own. */
export function parseRow<Own extends Fields>(
  fields: Own,
  given: unknown,
  region: ToolRegion,
): Row<Own> {
  const values = isRecord(given) ? given : {};
  const row = Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, valueFrom(field, values[key], region)]),
  );
  if (!isRow(fields, row)) throw new Error("A start of a field doesn't fit the field.");
  return row;
}

/** A new row of a list. */
export function newRow<Own extends Fields>({ fields }: List<Own>): Row<Own> {
  return parseRow(fields, {}, "in");
}

function isState<Tool extends ToolFields>(tool: Tool, value: unknown): value is StateOf<Tool> {
  if (!isRow(tool.fields, value) || !isRecord(value)) return false;
  const values: Readonly<Record<string, unknown>> = value;
  return Object.entries(tool.lists).every(([key, { fields }]) => {
    const rows = values[key];
    return Array.isArray(rows) && rows.every((row) => isRow(fields, row));
  });
}

/** Makes a state of anything: a list has as many rows as it must and may. */
export function parseState<Tool extends ToolFields>(
  tool: Tool,
  given: unknown,
  region: ToolRegion,
): StateOf<Tool> {
  const values = isRecord(given) ? given : {};
  const lists = Object.entries(tool.lists).map(([key, { fields, least, most }]) => {
    const items = itemsOf(values[key], most);
    const rows = Array.from({ length: Math.max(least, items.length) }, (_, index) =>
      parseRow(fields, items[index], region),
    );
    return [key, rows] as const;
  });
  const state = { ...parseRow(tool.fields, values, region), ...Object.fromEntries(lists) };
  if (!isState(tool, state)) throw new Error(`The figures of ${tool.name} don't fit its fields.`);
  return state;
}

/** Makes a state of the figures of content, or of a link of version 1. */
export function upgradeState<Tool extends ToolFields>(
  tool: Tool,
  given: unknown,
  region: ToolRegion,
): StateOf<Tool> {
  const values = isRecord(given) ? given : {};
  return parseState(tool, tool.upgrade === undefined ? values : tool.upgrade(values), region);
}

/** A state without the texts that it would have anyway, to keep links short. `parseState` reads it. */
export function packState(tool: ToolFields, state: unknown): Readonly<Record<string, unknown>> {
  const pack = (fields: Fields, row: unknown) =>
    Object.fromEntries(
      Object.entries(isRecord(row) ? row : {}).filter(([key, value]) => {
        const field = fields[key];
        if (field === undefined) return false;
        return field.kind === "texts"
          ? Array.isArray(value) && value.length > 0
          : value !== startOf(field);
      }),
    );
  const values = isRecord(state) ? state : {};
  const lists = Object.entries(tool.lists).map(([key, { fields, most }]) => {
    return [key, itemsOf(values[key], most).map((row) => pack(fields, row))] as const;
  });
  return { ...pack(tool.fields, values), ...Object.fromEntries(lists) };
}

/** What is wrong with a field on its own, as a sentence; null if nothing is. */
export function problemOf(field: SingleField, text: string, region: ToolRegion): string | null {
  const isEmpty = text.trim() === "";
  switch (field.kind) {
    case "number":
      return readNumber(text, field.rule, region).problem;
    case "text":
      return isEmpty ? (field.whenEmpty ?? null) : null;
    case "date":
      if (isDay(text) || (isEmpty && field.mayBeEmpty === true)) return null;
      return "Enter a day that exists, from 2006 to 2099.";
    case "time":
      if (secondsOfDay(text) !== null || (isEmpty && field.mayBeEmpty === true)) return null;
      return "Enter a time of day, such as 11:30.";
    default:
      return null;
  }
}

/** The numbers of a row, and what is wrong with it. */
export interface ReadRow<Own extends Fields> {
  /** 0 for a number with a problem and for one that isn't used. */
  readonly numbers: Numbers<Own>;
  /** By the paths of the fields. */
  readonly problems: ReadonlyMap<string, string>;
}

function isNumbers<Own extends Fields>(fields: Own, value: unknown): value is Numbers<Own> {
  if (!isRecord(value)) return false;
  return Object.entries(fields).every(
    ([key, { kind }]) => kind !== "number" || value[key] instanceof Big,
  );
}

/**
 * Reads the fields of a row.
 *
 * @param at Start of their paths, such as `suppliers.0.`; empty for fields outside the lists.
 * @param isUsed Whether a field counts. One that doesn't has no problem.
 */
export function readRow<Own extends Fields>(
  fields: Own,
  row: Row<Own>,
  region: ToolRegion,
  at = "",
  isUsed: (key: keyof Own & string) => boolean = () => true,
): ReadRow<Own> {
  const texts: Readonly<Record<string, unknown>> = row;
  const numbers: Record<string, Big> = {};
  const problems = new Map<string, string>();
  for (const [key, { kind }] of Object.entries(fields)) {
    if (kind === "number") numbers[key] = new Big(0);
  }
  for (const key of keysIn(fields, region)) {
    const field: Field | undefined = fields[key];
    const text = texts[key];
    if (field === undefined || field.kind === "texts" || typeof text !== "string") continue;
    if (!isUsed(key)) continue;
    const problem = problemOf(field, text, region);
    if (problem !== null) problems.set(at + key, problem);
    if (field.kind === "number") {
      numbers[key] = readNumber(text, field.rule, region).value ?? new Big(0);
    }
  }
  if (!isNumbers(fields, numbers)) throw new Error("A number wasn't read.");
  return { numbers, problems };
}

/** What a path leads to. */
export interface Found {
  readonly field: SingleField;
  readonly text: string;
}

/**
 * The field and text at a path, such as `quantity`, `flags.1`, `suppliers.0.price` or
 * `suppliers.0.extras.1`.
 */
export function findField(tool: ToolFields, state: unknown, path: string): Found {
  const [first = "", index = "", key = "", last] = path.split(".");
  const list = tool.lists[first];
  const [field, item] = list === undefined ? [tool.fields[first], index] : [list.fields[key], last];
  const values = isRecord(state) ? state[first] : undefined;
  const row: unknown = Array.isArray(values) ? values[Number(index)] : undefined;
  const value = list === undefined ? values : isRecord(row) ? row[key] : undefined;
  if (field === undefined) throw new Error(`${tool.name} has no field ${path}.`);
  if (field.kind !== "texts") return { field, text: typeof value === "string" ? value : "" };
  const own: unknown = Array.isArray(value) ? value[Number(item)] : undefined;
  return { field: field.of, text: typeof own === "string" ? own : "" };
}

function withItem(items: unknown, at: number, change: (item: unknown) => unknown): unknown[] {
  const list: readonly unknown[] = Array.isArray(items) ? items : [];
  const length = Math.max(list.length, at + 1);
  return Array.from({ length }, (_, index) =>
    index === at ? change(list[index]) : (list[index] ?? ""),
  );
}

/** The state with another text at a path. A text that the field doesn't take leaves it as it is. */
export function withText<Tool extends ToolFields>(
  tool: Tool,
  state: StateOf<Tool>,
  path: string,
  text: string,
): StateOf<Tool> {
  const { field } = findField(tool, state, path);
  const [first = "", index, key = "", item] = path.split(".");
  const values: Readonly<Record<string, unknown>> = state;
  const own = fitted(field, text);
  const value =
    index === undefined
      ? own
      : withItem(values[first], Number(index), (row) => {
          if (key === "") return own;
          const texts = isRecord(row) ? row : {};
          const next = item === undefined ? own : withItem(texts[key], Number(item), () => own);
          return { ...texts, [key]: next };
        });
  const changed = { ...state, [first]: value };
  return isState(tool, changed) ? changed : state;
}

/** A row without the texts that its fields have for a row of another list. */
function withoutItem(fields: Fields, row: unknown, list: string, index: number): unknown {
  const entries = Object.entries(isRecord(row) ? row : {}).map(([key, value]) => {
    const field = fields[key];
    const isOwn = field?.kind === "texts" && field.per === list && Array.isArray(value);
    return [key, isOwn ? value.filter((_, at) => at !== index) : value] as const;
  });
  return Object.fromEntries(entries);
}

/** The state without a row of a list, and without what other rows have for it. */
export function withoutRow<Tool extends ToolFields>(
  tool: Tool,
  state: StateOf<Tool>,
  list: string,
  index: number,
): StateOf<Tool> {
  const values: Readonly<Record<string, unknown>> = state;
  const rows = itemsOf(values[list], Infinity);
  if (rows.length <= (tool.lists[list]?.least ?? 0)) return state;
  const lists = Object.entries(tool.lists).map(([key, { fields }]) => {
    const kept =
      key === list ? rows.filter((_, at) => at !== index) : itemsOf(values[key], Infinity);
    return [key, kept.map((row) => withoutItem(fields, row, list, index))] as const;
  });
  const own = withoutItem(tool.fields, values, list, index);
  const next = { ...(isRecord(own) ? own : {}), ...Object.fromEntries(lists) };
  return isState(tool, next) ? next : state;
}
