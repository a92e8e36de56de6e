import { describe, expect, test } from "@jest/globals";
import { z } from "zod";
import { componentSpecs } from "../../content-model/components";
import { image, nameOf } from "../../content-model/fields";
import { kinds } from "../../content-model/kinds";
import { fieldsOf, innerSchema, namedKind, walkFields } from "./schema-walk";

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

describe("the leaves of data are found with the schema of each", () => {
  const schema = z.strictObject({
    author: nameOf("author").optional(),
    list: z.array(z.union([z.strictObject({ a: z.string() }), z.strictObject({ b: image })])),
  });

  test("also in lists, choices and what is optional, and where some of it is wrong", () => {
    const data = { author: "x", list: [{ a: 1 }, { b: { src: "y", none: "z" } }, "w"], none: "v" };
    const found = [...walkFields(schema, data)].map(({ path, value }) => [path.join("."), value]);
    expect(found).toEqual([
      ["author", "x"],
      ["list.0.a", 1],
      ["list.1.b.src", "y"],
      ["list.2", "w"],
    ]);
  });

  test.each([null, undefined, "text", 5, []])("and none where there is no data: %j", (data) => {
    const found = [...walkFields(schema, data)].map(({ path }) => path);
    expect(found).toEqual([[]]);
  });

  test("with the kind that a field names", () => {
    const kindsNamed = [...walkFields(schema, { author: "x" })].map((leaf) =>
      namedKind(leaf.schema),
    );
    expect(kindsNamed).toEqual(["author"]);
  });
});
