import type Big from "big.js";
import type { AnyToolName } from "../../../lib/tool-names";
import type { NumberRule } from "./read-number";
import type { ByRegion, ToolRegion } from "./region";

/**
 * The fields of a tool, declared once. State, problems, inputs, files, links, the import and the schema
 * of content follow from a declaration. This module and each tool's `fields.ts` are pure: the build reads
 * them too.
 */

/** What the amounts of a field or heading are: a share, an amount for one unit, or one for all of them. */
export type Measure = "percent" | "unit" | "total" | "days";

/** What every field has. */
interface FieldBase {
  /** Its name beside the input, in messages and in files. */
  readonly label: ByRegion<string>;
  /**
   * The unit or an explanation, below the label. `{sign}` stands for the region's currency sign, and
   * `{key}` for the text of a field outside the lists, such as `per {unit}`.
   */
  readonly hint?: ByRegion<string>;
  /** Fields of one group are shown together, under its name. */
  readonly group?: string;
  /** The only region that has the field. */
  readonly region?: ToolRegion;
  /** The label in files, if it differs. */
  readonly fileLabel?: string;
  /** False for a field that only changes what is shown. */
  readonly inFiles?: false;
  /** Other names in people's files, in lower case, with commas. They match whole, without units. */
  readonly synonyms?: string;
  /** The text that it starts with; empty without it. */
  readonly start?: string;
  /** Shown in an empty field. */
  readonly placeholder?: string;
}

/** A number. Its text may have a currency sign, grouping, a percent sign or a word such as lakh. */
export interface NumberField extends FieldBase {
  readonly kind: "number";
  readonly rule: NumberRule;
  /** What its amounts are. The import compares it with what a heading says. */
  readonly measure?: Measure;
  /** The key of the field of its row that names its currency; without it, it is in the region's. */
  readonly currencyIn?: string;
  /** The key of the field of its row with the unit that it counts in. */
  readonly unitIn?: string;
  /** Whether it is a tax: one that is included in the price still has a rate. */
  readonly isTax?: true;
  /** Whether it is a percentage on a slider. */
  readonly isSlider?: true;
}

/** A line of text. */
export interface TextField extends FieldBase {
  readonly kind: "text";
  readonly longest?: number;
  /** The message for an empty field; without it, the field may be empty. */
  readonly whenEmpty?: string;
}

/** An option of a choice. */
export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: ByRegion<string>;
  /** The only region that offers it. */
  readonly region?: ToolRegion;
  /** Other names in people's files, in lower case, with commas. */
  readonly synonyms?: string;
  /** What contradicts it after its name in people's files: `FOR site` is none with `freight extra`. */
  readonly unless?: RegExp;
}

/** One of several options. The first is the start without a `start`. */
export interface ChoiceField<Value extends string = string> extends FieldBase {
  readonly kind: "choice";
  readonly options: readonly Option<Value>[];
}

/** A box to tick. Its text is `yes` or `no`, and `no` without a `start`. */
export interface YesNoField extends FieldBase {
  readonly kind: "yes-no";
}

/** A calendar day, `YYYY-MM-DD`, or a time of day, `HH:MM`. */
export interface MomentField extends FieldBase {
  readonly kind: "date" | "time";
}

/** A text for each row of a list, such as an amount for each cost line, or a tick for each band. */
export interface TextsField extends FieldBase {
  readonly kind: "texts";
  readonly of: NumberField | TextField | YesNoField;
  /** Key of the list. Removing one of its rows removes the text. */
  readonly per: string;
  readonly most: number;
}

export type Field = NumberField | TextField | ChoiceField | YesNoField | MomentField | TextsField;
/** A field with one text. */
export type SingleField = Exclude<Field, TextsField>;
/** Fields by their keys, in the order in which they are shown and written. */
export type Fields = Readonly<Record<string, Field>>;

/** A list whose rows have the same fields. */
export interface List<Own extends Fields = Fields> {
  readonly fields: Own;
  /** What a row is, such as `Supplier`. */
  readonly rowName: string;
  readonly least: number;
  readonly most: number;
}

/** All fields of a tool: those that it has once, and its lists. */
export interface ToolFields {
  readonly name: AnyToolName;
  readonly fields: Fields;
  readonly lists: Readonly<Record<string, List>>;
  /**
   * Whether a result may mix no figures of the worked example with the visitor's own. Those that are left
   * are marked, and the visitor can start empty. Elsewhere people change the example.
   */
  readonly marksExample?: true;
  /**
   * Turns the figures of content and of links of version 1 into the present shape. Leave it out if the
   * keys are the same; `parseState` then checks field by field anyway.
   */
  readonly upgrade?: (figures: Readonly<Record<string, unknown>>) => unknown;
}

type TextOf<Own> = Own extends TextsField
  ? readonly string[]
  : Own extends ChoiceField<infer Value>
    ? Value
    : Own extends YesNoField
      ? "yes" | "no"
      : string;

/** The texts of fields, as typed. */
export type Row<Own extends Fields> = { readonly [Key in keyof Own]: TextOf<Own[Key]> };

/** The state of a tool: what was typed, mistakes included. */
export type StateOf<Tool extends ToolFields> = Row<Tool["fields"]> & {
  readonly [Key in keyof Tool["lists"]]: readonly Row<Tool["lists"][Key]["fields"]>[];
};

/** Keys of the number fields. */
export type NumberKey<Own extends Fields> = {
  [Key in keyof Own]: Own[Key] extends NumberField ? Key : never;
}[keyof Own] &
  string;

/** The values of number fields. */
export type Numbers<Own extends Fields> = Readonly<Record<NumberKey<Own>, Big>>;

/** What is wrong with fields, as sentences, by their paths: `quantity`, `suppliers.0.price`. */
export type Problems = ReadonlyMap<string, string>;

/** A number. */
export function number(
  label: ByRegion<string>,
  rule: NumberRule,
  more: Omit<NumberField, "kind" | "label" | "rule"> = {},
): NumberField {
  return { kind: "number", label, rule, ...more };
}

/** A line of text. */
export function text(
  label: ByRegion<string>,
  more: Omit<TextField, "kind" | "label"> = {},
): TextField {
  return { kind: "text", label, ...more };
}

/** A choice whose values the compiler knows. */
export function choice<Value extends string>(
  field: Omit<ChoiceField<Value>, "kind">,
): ChoiceField<Value> {
  return { kind: "choice", ...field };
}

/** Keys that a region has, in their order. */
export function keysIn<Own extends Fields>(
  fields: Own,
  region: ToolRegion,
): readonly (keyof Own & string)[] {
  return Object.keys(fields).filter((key) => {
    const only = fields[key]?.region;
    return only === undefined || only === region;
  });
}

/** The path of a field of a list, for inputs and problems. */
export function pathOf(list: string, index: number, key: string): string {
  return `${list}.${index}.${key}`;
}
