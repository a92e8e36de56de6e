import { itemsOf, recordOf } from "../../../lib/json";
import { cut } from "../../../lib/text";
import type { Field, Fields, List, Row, SingleField, StateOf, ToolFields } from "./fields";
import { textIn, type ToolRegion } from "./region";
import { parseNumber } from "./read-number";
import { nameOf, showDays, showTyped } from "./show";

/** The longest text in a field. */
const LONGEST = 60;

/** The values that a region offers. */
export function optionsIn(field: Extract<Field, { kind: "choice" }>, region: ToolRegion) {
  return field.options.filter((option) => (option.region ?? region) === region);
}

/** What a visitor reads for the text of a field: the name of a choice's option. */
export function labelOf(field: SingleField, text: string, region: ToolRegion): string {
  const own = field.kind === "choice" && field.options.find(({ value }) => value === text);
  return own ? textIn(own.label, region) : text;
}

/** The text of a field with its unit, for readers: `10%`, `30 days`. */
export function withUnit(field: SingleField, text: string, region: ToolRegion): string {
  const amount = field.kind === "number" ? parseNumber(text) : null;
  if (field.kind !== "number" || amount === null) return labelOf(field, text, region);
  if (field.measure === "days") return showDays(amount.toNumber());
  return showTyped(amount.toNumber(), region) + (field.measure === "percent" ? "%" : "");
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
export function fitted(field: SingleField, text: string): string {
  if (field.kind === "text") return cut(text, field.longest ?? LONGEST);
  const isKnown =
    field.kind === "choice"
      ? field.options.some(({ value }) => value === text)
      : field.kind !== "yes-no" || text === "yes" || text === "no";
  return isKnown ? cut(text, LONGEST) : startOf(field);
}

function valueFrom(field: Field, given: unknown, region: ToolRegion): string | readonly string[] {
  if (field.kind !== "texts") return textFrom(field, given, region);
  return itemsOf(given, field.most).map((item) => textFrom(field.of, item, region));
}

/** Makes a row of anything: each field is checked on its own. */
export function parseRow<Own extends Fields>(
  fields: Own,
  given: unknown,
  region: ToolRegion,
): Row<Own>;
// The compiler can't follow a record of all keys, so this signature says less than the one above.
export function parseRow(fields: Fields, given: unknown, region: ToolRegion): object {
  const values = recordOf(given);
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, valueFrom(field, values[key], region)]),
  );
}

/** A new row of a list. */
export function newRow<Own extends Fields>({ fields }: List<Own>): Row<Own> {
  return parseRow(fields, {}, "in");
}

/** The name of a row: its first field if that is a text; else its position. */
export function nameOfRow(list: List | undefined, row: unknown, index: number): string {
  const { fields = {}, rowName = "" } = list ?? {};
  const [key = ""] = Object.keys(fields);
  const name = fields[key]?.kind === "text" ? recordOf(row)[key] : "";
  return nameOf(typeof name === "string" ? name : "", rowName, index);
}

/** Makes a state of anything: a list has as many rows as it must and may. */
export function parseState<Tool extends ToolFields>(
  tool: Tool,
  given: unknown,
  region: ToolRegion,
): StateOf<Tool>;
export function parseState(tool: ToolFields, given: unknown, region: ToolRegion): object {
  const values = recordOf(given);
  const lists = Object.entries(tool.lists).map(([key, { fields, least, most }]) => {
    const items = itemsOf(values[key], most);
    const rows = Array.from({ length: Math.max(least, items.length) }, (_, index) =>
      parseRow(fields, items[index], region),
    );
    return [key, rows] as const;
  });
  return { ...parseRow(tool.fields, values, region), ...Object.fromEntries(lists) };
}

/** The state without any figure. To choose a question is to enter none. */
export function emptied<Tool extends ToolFields>(
  tool: Tool,
  state: StateOf<Tool>,
  region: ToolRegion,
): StateOf<Tool> {
  const choices = Object.entries(state).filter(([key]) => tool.fields[key]?.kind === "choice");
  return parseState(tool, Object.fromEntries(choices), region);
}

/** Makes a state of the figures of content, or of a link of version 1. */
export function upgradeState<Tool extends ToolFields>(
  tool: Tool,
  given: unknown,
  region: ToolRegion,
): StateOf<Tool> {
  const values = recordOf(given);
  return parseState(tool, tool.upgrade === undefined ? values : tool.upgrade(values), region);
}

/** Whether a state differs from another at most in what of the tool is shown. */
export function hasSameFigures(tool: ToolFields, state: object, other: object): boolean {
  return Object.entries(state).every(([key, value]) => {
    const field = tool.fields[key];
    const isView = field?.kind === "choice" && field.inFiles === false;
    return isView || value === Reflect.get(other, key);
  });
}
