import type { ToolFields } from "../fields";
import type { ToolRegion } from "../region";
import type { SheetRow } from "../sheet";

/** What an import changes: texts of fields, and rows of lists. */
export type Changes = Readonly<Record<string, unknown>>;

/** What is imported: the fields of a tool, and one of its lists. Exports bring the other lists too. */
export interface ImportTarget {
  readonly tool: ToolFields;
  /** The list whose rows are the records of a file, such as the suppliers. */
  readonly list: string;
  /** The list of added lines, with a `label` and a `basis`; the list has their amounts under the same key. */
  readonly added?: string;
  /** Choices that follow from the figures of a row if the file doesn't have them. */
  readonly implied?: readonly Implied[];
  /** The field outside the list with the unit that the prices are for. */
  readonly unitKey?: string;
  /** Whether fields outside the list, such as `quantity` and `item`, say what is bought. */
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
    /** The changes with what follows from them, beside what the visitor typed; null if nothing does. */
    readonly complete: (changes: Changes, region: ToolRegion, typed: Typed) => Changes | null;
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

/** What a record of a target is, such as `Supplier`. */
export const rowNameOf = ({ tool, list }: ImportTarget) => tool.lists[list]?.rowName ?? "";
