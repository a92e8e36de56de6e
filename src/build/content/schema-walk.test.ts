import { describe, expect, test } from "@jest/globals";
import { z } from "zod";
import { componentSpecs } from "../../content-model/components";
import { image } from "../../content-model/fields";
import { kinds } from "../../content-model/kinds";
import { fieldsOf, innerSchema, walkFields } from "./schema-walk";

/** Paths of the fields that say nothing of what they are for. */
function silent(schema: z.core.$ZodType, path: string): readonly string[] {
  const inner = innerSchema(schema);
  if (inner instanceof z.ZodArray) return silent(inner.element, path);
  return fieldsOf(inner).flatMap(({ name, schemas, description }) => {
    const own = `${path}.${name}`;
    const isSilent = description === undefined && name !== "template";
    return [...(isSilent ? [own] : []), ...schemas.flatMap((field) => silent(field, own))];
  });
}

describe("a field that is missing can be explained", () => {
  test.each(Object.entries(kinds))("of a %s", (name, { schema }) => {
    expect(silent(schema, name)).toEqual([]);
  });

  test.each(Object.entries(componentSpecs))("of the component %s", (name, { props }) => {
    expect(silent(props, name)).toEqual([]);
  });
});

test("data is read by the choice that fits it best, even where some of it is wrong", () => {
  const choice = z.union([z.strictObject({ a: z.string() }), z.strictObject({ b: image })]);
  const data = [{ a: 1 }, { b: { src: "y", none: "z" } }];
  const found = [...walkFields(z.array(choice), data)];
  expect(found.map(({ path, value }) => [path.join("."), value])).toEqual([
    ["0.a", 1],
    ["1.b.src", "y"],
  ]);
});
