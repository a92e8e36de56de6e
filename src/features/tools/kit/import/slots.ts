import { keysIn, type Fields, type Measure, type NumberField, type SingleField } from "../fields";
import { textIn, type ToolRegion } from "../region";
import { fileLabelOf } from "../sheet";
import { namesOf } from "./heading";
import type { ImportTarget } from "./target";

/** What a field is to the others: what its record is called, what amounts are in or for, or how much is bought. */
export type SlotRole = "name" | "currency" | "unit" | "quantity";

/** A place in the tool that a line of a file can be used for. */
export interface Slot {
  /** A field outside the lists, a field of each record, or a line that is added to the tool. */
  readonly kind: "setting" | "record" | "added";
  /** The key of the field; for an added line, its basis. */
  readonly key: string;
  /** Which of several texts it is, such as `Band 1`; null for a field with one. */
  readonly position: number | null;
  /** Such as `suppliers.price`, `quantity`, `extras.unit` or, for one of several texts, `roles.bands.0`. */
  readonly id: string;
  readonly label: string;
  readonly field: SingleField;
  readonly measure: Measure | null;
  readonly role: SlotRole | null;
  /** All names that its heading may have. */
  readonly names: readonly string[];
  /** Its label in exports. */
  readonly fileLabel: string;
}

/** A slot for a number. */
export type NumberSlot = Slot & { readonly field: NumberField };

/** What the amounts of added lines may be, as their bases are called. */
const addedMeasures: readonly Measure[] = ["total", "unit", "percent"];

/** The roles of the fields of a record by their keys: its first text is its name. */
function rolesIn(fields: Fields): ReadonlyMap<string, SlotRole> {
  const all = Object.entries(fields);
  const currencies = all.flatMap(([, field]) =>
    field.kind === "number" && field.currencyIn !== undefined ? [field.currencyIn] : [],
  );
  const names = all.flatMap(([key, { kind }]) => (kind === "text" ? [key] : []));
  return new Map<string, SlotRole>([
    ...currencies.map((key) => [key, "currency"] as const),
    ...names.slice(0, 1).map((key) => [key, "name"] as const),
  ]);
}

/** The slots of fields: one for each, or for each of its texts. */
function slotsOfFields(
  kind: "setting" | "record",
  fields: Fields,
  prefix: string,
  region: ToolRegion,
  roles: ReadonlyMap<string, SlotRole>,
): readonly Slot[] {
  return keysIn(fields, region).flatMap((key): readonly Slot[] => {
    const field = fields[key];
    if (field === undefined || field.inFiles === false) return [];
    const label = textIn(field.label, region);
    const names = namesOf(field);
    const fileLabel = fileLabelOf(field, region);
    const role = roles.get(key) ?? null;
    const own = { kind, key, id: prefix + key, label, names, fileLabel, role };
    if (field.kind !== "texts") {
      const measure = (field.kind === "number" && field.measure) || null;
      return [{ ...own, position: null, field, measure }];
    }
    return Array.from({ length: field.most }, (_, position) => ({
      ...own,
      position,
      id: `${own.id}.${position}`,
      label: `${label} ${position + 1}`,
      names: names.map((name) => `${name} ${position + 1}`),
      field: field.of,
      measure: null,
    }));
  });
}

/** The slots for added lines: one for each basis. */
function addedSlots({ tool, list, added = "" }: ImportTarget, region: ToolRegion): readonly Slot[] {
  const amounts = tool.lists[list]?.fields[added];
  const basis = tool.lists[added]?.fields.basis;
  if (basis?.kind !== "choice" || amounts?.kind !== "texts") return [];
  return basis.options.map(({ value, label }) => ({
    kind: "added",
    key: value,
    position: null,
    id: `${added}.${value}`,
    label: `${textIn(amounts.of.label, region)} (${textIn(label, region)})`,
    field: amounts.of,
    measure: addedMeasures.find((measure) => measure === value) ?? null,
    role: null,
    names: [],
    fileLabel: "",
  }));
}

/** All slots of a target: the fields of its list, those outside, and added lines. */
export function slotsOf(target: ImportTarget, region: ToolRegion): readonly Slot[] {
  const { tool, list, added, unitKey = "" } = target;
  const { fields = {} } = tool.lists[list] ?? {};
  const records = slotsOfFields("record", fields, `${list}.`, region, rolesIn(fields));
  const roles = new Map([["quantity", "quantity"] as const, [unitKey, "unit"] as const]);
  return [
    ...records.filter(({ key }) => key !== added),
    ...slotsOfFields("setting", tool.fields, "", region, roles),
    ...addedSlots(target, region),
  ];
}

/** The share of its fields that an export has. Those of earlier releases lack the newest. */
const MOST_FIELDS = 0.75;

/** Whether headings are those of an export of the tool: fields of the list, by their labels. */
export function isExport(slots: readonly Slot[], headings: readonly string[]): boolean {
  const written = slots.filter(({ kind, position }) => kind === "record" && position === null);
  const found = written.filter(
    ({ fileLabel, label }) => headings.includes(fileLabel) || headings.includes(label),
  );
  return found.length >= MOST_FIELDS * written.length;
}
