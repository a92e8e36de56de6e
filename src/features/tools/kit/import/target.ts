import { keysIn, type Fields, type ToolFields } from "../fields";
import { textIn, type ToolRegion } from "../region";
import { fileLabelOf } from "../sheet";
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
  /** A choice that people also write in place of the amounts that imply it, with a word that has a usual meaning. */
  readonly usual?: Usual;
  /** Taxes of the list: one that is included in the price still has a rate. */
  readonly taxes?: readonly string[];
  /** A field outside the list that takes the lowest amount of a column. */
  readonly least?: string;
  /** What a file without more than this list is good for, in a sentence. */
  readonly hint?: string;
  /** What follows from a plain list. */
  readonly follows?: Follows;
}

interface Follows {
  /** What the preview says of it. */
  readonly note: string;
  /** The changes with what follows from them; null if nothing does. */
  readonly complete: (changes: Changes, region: ToolRegion) => Changes | null;
}

/** A choice of the list that has a value where one of some fields is filled in. */
interface Implied {
  readonly key: string;
  readonly value: string;
  readonly by: readonly string[];
}

/** Texts that the visitor typed into fields outside the lists, by their keys. */
export type Typed = Readonly<Record<string, string>>;

/** What a word at the start of a cell usually means. */
export interface Usual {
  readonly key: string;
  readonly word: string;
  readonly value: string;
}

/** The path of the names of suppliers: the first text of their list. */
export function nameField({ tool, list }: ImportTarget): string | null {
  const fields: Fields = tool.lists[list]?.fields ?? {};
  const key = Object.keys(fields).find((own) => fields[own]?.kind === "text");
  return key === undefined ? null : `${list}.${key}`;
}

/** Paths of fields by all their names. */
export type Names = ReadonlyMap<string, readonly string[]>;

/** All names of the fields of a target. Texts for another list have a number: `Band 1`. */
export function namesIn(target: ImportTarget, region: ToolRegion): Names {
  const { tool, list, added } = target;
  const names = new Map<string, readonly string[]>();
  const put = (name: string, path: string) => names.set(name, [...(names.get(name) ?? []), path]);
  const add = (fields: Fields, start: string) => {
    for (const key of keysIn(fields, region)) {
      const field = fields[key];
      if (field === undefined || field.inFiles === false || key === added) continue;
      for (const name of namesOf(field)) {
        if (field.kind !== "texts") put(name, start + key);
        else
          for (let at = 0; at < field.most; at += 1)
            put(`${name} ${at + 1}`, `${start}${key}.${at}`);
      }
    }
  };
  add(tool.lists[list]?.fields ?? {}, `${list}.`);
  add(tool.fields, "");
  const rowName = folded(tool.lists[list]?.rowName ?? "");
  const name = nameField(target);
  if (name !== null && !names.has(rowName)) put(rowName, name);
  return names;
}

/** The share of its fields that an export has. Those of earlier releases lack the newest. */
const MOST_FIELDS = 0.75;

/** Whether headings are those of an export of the tool: fields of the list, by their labels. */
export function isExport(
  { tool, list }: ImportTarget,
  region: ToolRegion,
  headings: readonly string[],
): boolean {
  const fields: Fields = tool.lists[list]?.fields ?? {};
  const own = new Set(headings);
  const written = keysIn(fields, region).flatMap((key) => {
    const field = fields[key];
    return field === undefined || field.kind === "texts" || field.inFiles === false ? [] : [field];
  });
  const found = written.filter(
    (field) => own.has(fileLabelOf(field, region)) || own.has(textIn(field.label, region)),
  );
  return found.length >= MOST_FIELDS * written.length;
}
