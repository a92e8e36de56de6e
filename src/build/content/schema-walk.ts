import { z } from "zod";
import { kindNames, type KindName } from "../../content-model/kinds";
import { isRecord } from "../../lib/json";
import type { referenceMarks } from "./links";

// Maps a path in an entry's data to the schema that describes it, to find its marks and messages.

/** A value of an entry's fields with the schema that describes it. */
export interface FieldVisit {
  readonly path: readonly PropertyKey[];
  readonly schema: z.core.$ZodType;
  readonly value: unknown;
}

/** How many fields of `value` a union's option has: -1 without fields, `Infinity` if it accepts the value. */
function fit(option: z.core.$ZodType, value: unknown): number {
  if (z.safeParse(option, value).success) return Infinity;
  const known = knownFields(option, value);
  if (!isRecord(value)) return 0;
  return known.length === 0 ? -1 : known.filter((field) => field in value).length;
}

/** The schema inside `optional`, `default` and `transform`. */
export function innerSchema(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodPipe) return innerSchema(schema.in);
  const isWrapper = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  return isWrapper ? innerSchema(schema.unwrap()) : schema;
}

/** The object schemas of a schema: the one inside it, or the options of a union. */
function objectsOf(schema: z.core.$ZodType): readonly z.ZodObject[] {
  const inner = innerSchema(schema);
  const options = inner instanceof z.ZodUnion ? inner.options : [inner];
  return options.filter((option) => option instanceof z.ZodObject);
}

/** A field of an object schema, or of some objects of a union. */
export interface ObjectField {
  readonly name: string;
  /** The objects that have it, and its schema in each. */
  readonly owners: readonly z.ZodObject[];
  readonly schemas: readonly z.ZodType[];
  /** Whether every object has it. */
  readonly isEverywhere: boolean;
  readonly description: string | undefined;
}

/** The fields of an object schema, or of a union of objects. */
export function fieldsOf(schema: z.core.$ZodType): readonly ObjectField[] {
  const objects = objectsOf(schema);
  const names = new Set(objects.flatMap(({ shape }) => Object.keys(shape)));
  return [...names].map((name) => {
    const owners = objects.filter(({ shape }) => name in shape);
    const fields: readonly unknown[] = owners.map(({ shape }): unknown => shape[name]);
    const schemas = fields.filter((field) => field instanceof z.ZodType);
    const isEverywhere = owners.length === objects.length;
    return { name, owners, schemas, isEverywhere, description: descriptionOf(schemas[0]) };
  });
}

/** The inner schema; for a union, the option that fits `value` best. */
function unwrap(wrapped: z.core.$ZodType, value: unknown): z.core.$ZodType {
  const schema = innerSchema(wrapped);
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const discriminator = schema.def.discriminator;
    const chosen = isRecord(value) ? value[discriminator] : undefined;
    const fits = schema.options.find(
      (option) =>
        option instanceof z.ZodObject &&
        option.shape[discriminator] instanceof z.ZodType &&
        option.shape[discriminator].safeParse(chosen).success,
    );
    return fits ?? schema;
  }
  if (schema instanceof z.ZodUnion) {
    const fits = schema.options.map((option) => fit(option, value));
    return schema.options[fits.indexOf(Math.max(...fits))] ?? schema;
  }
  return schema;
}

/** Names of the fields that an object schema has for `value`. */
export function knownFields(schema: z.core.$ZodType, value: unknown): string[] {
  const inner = unwrap(schema, value);
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}

/** The schema at `path`, or undefined if the schema has no such field. */
export function schemaAt(
  schema: z.core.$ZodType,
  value: unknown,
  path: readonly PropertyKey[],
): z.core.$ZodType | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const inner = unwrap(schema, value);
  if (inner instanceof z.ZodArray) {
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    return schemaAt(inner.element, items[Number(key)], rest);
  }
  if (!(inner instanceof z.ZodObject)) return undefined;
  const field: unknown = inner.shape[String(key)];
  if (!(field instanceof z.ZodType)) return undefined;
  return schemaAt(field, isRecord(value) ? value[String(key)] : undefined, rest);
}

/** Every leaf of `value` that the schema describes, with its path. */
export function* walkFields(
  schema: z.core.$ZodType,
  value: unknown,
  path: readonly PropertyKey[] = [],
): Generator<FieldVisit> {
  const inner = unwrap(schema, value);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield* walkFields(inner.element, item, [...path, index]);
    }
  } else if (inner instanceof z.ZodObject && isRecord(value)) {
    for (const [key, field] of Object.entries(inner.shape)) {
      if (field instanceof z.ZodType && key in value) {
        yield* walkFields(field, value[key], [...path, key]);
      }
    }
  } else {
    yield { path, schema: inner, value };
  }
}

/** The field's documentation, given by `describe`. */
export function descriptionOf(schema: z.core.$ZodType | undefined): string | undefined {
  if (!(schema instanceof z.ZodType)) return undefined;
  const inner = innerSchema(schema);
  return schema.description ?? (inner instanceof z.ZodType ? inner.description : undefined);
}

/** Whether a field was marked with `meta({ [mark]: true })`. */
export function hasMark(
  schema: z.core.$ZodType,
  mark: (typeof referenceMarks)[number] | "date" | "slug" | "json",
): boolean {
  return schema instanceof z.ZodType && schema.meta()?.[mark] === true;
}

/** The kind of entry that a field names (`nameOf` and `slugOf` in src/content-model/fields.ts). */
export function namedKind(schema: z.core.$ZodType): KindName | undefined {
  const names = schema instanceof z.ZodType ? schema.meta()?.names : undefined;
  return kindNames.find((kind) => kind === names);
}
