import { z } from "zod";

/** The object schemas of a schema: those of a union's options, of a list's items, of what is optional. */
export function objectsOf(schema: unknown): readonly z.ZodObject[] {
  if (schema instanceof z.ZodObject) return [schema];
  if (schema instanceof z.ZodOptional) return objectsOf(schema.unwrap());
  if (schema instanceof z.ZodArray) return objectsOf(schema.element);
  return schema instanceof z.ZodUnion ? schema.options.flatMap(objectsOf) : [];
}
