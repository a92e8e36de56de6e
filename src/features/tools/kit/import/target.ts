import { keysIn, type Fields, type Measure, type SingleField, type ToolFields } from "../fields";
import { textIn, type ToolRegion } from "../region";
import { fileLabelOf, type SheetRow } from "../sheet";
import { folded, namesOf } from "./heading";

/** What an import changes: texts of fields, and rows of lists. */
export type Changes = Readonly<Record<string, unknown>>;

/** What is imported: the fields of a tool, and one of its lists. Exports bring the other lists too. */
export interface ImportTarget {
  readonly tool: ToolFields;
  /** The list whose rows are the suppliers. */
  readonly list: string;
  /** Whether only the rows below the list's own headings count, as for another list of an export. */
  readonly isPart?: true;
  /** The list of added lines, with a `label` and a `basis`; the list has their amounts under the same key. */
  readonly added?: string;
  /** Choices that follow from the figures of a row if the file doesn't have them. */
  readonly implied?: readonly Implied[];
  /** Whether fields outside the list, `quantity`, `unit` and `item`, say what is bought. */
  readonly hasLot?: true;
  /** Another list, whose rows have `above` and `upTo`, and the field that has a text for each of them. */
  readonly ranges?: { readonly list: string; readonly key: string };
  /** A field outside the list that takes the lowest amount of a column. */
  readonly least?: string;
  /** The rows of a file of an earlier release as an export has them today. */
  readonly upgradeRows?: (rows: readonly SheetRow[]) => readonly SheetRow[];
  /** What a file without more than this list is good for, in a sentence. */
  readonly hint?: string;
  /** What follows from a plain list. */
  readonly follows?: {
    /** What the preview says of it. */
    readonly note: string;
    /** The changes with what follows from them; null if nothing does. */
    readonly complete: (changes: Changes, region: ToolRegion) => Changes | null;
  };
}

/** A choice of the list that has a value where one of some fields is filled in. */
interface Implied {
  readonly key: string;
  readonly value: string;
  readonly by: readonly string[];
  /** Whether people also write the choice in place of those amounts. */
  readonly isWrittenInstead?: true;
  /** What the preview says of it. */
  readonly note: string;
}

/** Texts that the visitor typed into fields outside the lists, by their keys. */
export type Typed = Readonly<Record<string, string>>;

/** A use of a line that a visitor can choose: a field, or an added line. */
export interface UseOption {
  /** Such as `suppliers.price`, `quantity`, `extras.unit` or, for one of several texts, `roles.bands.0`. */
  readonly path: string;
  readonly label: string;
  readonly field: SingleField;
  readonly measure: Measure | null;
}

/** A field of the target, with all its names. */
interface Slot extends UseOption {
  readonly names: readonly string[];
  readonly fileLabel: string;
  /** Whether it is one of several texts, such as `Band 1`. */
  readonly isNumbered: boolean;
}

/** The fields of the list, then those outside. */
export function slotsOf({ tool, list, added }: ImportTarget, region: ToolRegion): readonly Slot[] {
  const slots = (fields: Fields, start: string) =>
    keysIn(fields, region).flatMap((key): readonly Slot[] => {
      const field = fields[key];
      if (field === undefined || field.inFiles === false || key === added) return [];
      const label = textIn(field.label, region);
      const names = namesOf(field);
      const fileLabel = fileLabelOf(field, region);
      const own = { path: start + key, label, names, fileLabel };
      if (field.kind !== "texts") {
        const measure = (field.kind === "number" && field.measure) || null;
        return [{ ...own, field, measure, isNumbered: false }];
      }
      return Array.from({ length: field.most }, (_, at) => ({
        path: `${own.path}.${at}`,
        label: `${label} ${at + 1}`,
        names: names.map((name) => `${name} ${at + 1}`),
        fileLabel,
        field: field.of,
        measure: null,
        isNumbered: true,
      }));
    });
  return [...slots(tool.lists[list]?.fields ?? {}, `${list}.`), ...slots(tool.fields, "")];
}

/** The path of the names of suppliers: the first text of their list. */
export function nameField({ tool, list }: ImportTarget): string | null {
  const fields: Fields = tool.lists[list]?.fields ?? {};
  const key = Object.keys(fields).find((own) => fields[own]?.kind === "text");
  return key === undefined ? null : `${list}.${key}`;
}

/** Paths of fields by all their names. */
export function namesIn(
  target: ImportTarget,
  region: ToolRegion,
): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, readonly string[]>();
  for (const slot of slotsOf(target, region)) {
    for (const name of slot.names) names.set(name, [...(names.get(name) ?? []), slot.path]);
  }
  const rowName = folded(target.tool.lists[target.list]?.rowName ?? "");
  const path = nameField(target);
  if (path !== null && !names.has(rowName)) names.set(rowName, [path]);
  return names;
}

/** The share of its fields that an export has. Those of earlier releases lack the newest. */
const MOST_FIELDS = 0.75;

/** Whether headings are those of an export of the tool: fields of the list, by their labels. */
export function isExport(
  target: ImportTarget,
  region: ToolRegion,
  headings: readonly string[],
): boolean {
  const own = new Set(headings);
  const written = slotsOf(target, region).filter(
    ({ path, isNumbered }) => path.startsWith(`${target.list}.`) && !isNumbered,
  );
  const found = written.filter(({ fileLabel, label }) => own.has(fileLabel) || own.has(label));
  return found.length >= MOST_FIELDS * written.length;
}
