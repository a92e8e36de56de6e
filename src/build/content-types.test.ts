/** @jest-environment node */
import { describe, expect, test } from "@jest/globals";
import {
  Kind,
  parse,
  type FieldDefinitionNode,
  type ObjectTypeDefinitionNode,
  type TypeNode,
} from "graphql";
import { kindNames, kinds } from "../content-model/kinds";
import { nodeTypes } from "./content-nodes";
import { typeDefinitions } from "./content-types";
import { objectsOf } from "./testing/schemas";

const types = new Map(
  parse(typeDefinitions).definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION
      ? [[definition.name.value, definition] as const]
      : [],
  ),
);

const fieldsOf = (type: ObjectTypeDefinitionNode): readonly FieldDefinitionNode[] =>
  type.fields ?? [];

function nameOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);
}

/** Paths of fields that a schema has and a type has not. */
function missing(schema: unknown, typeName: string): readonly string[] {
  const type = types.get(typeName);
  if (type === undefined) return [typeName];
  return objectsOf(schema).flatMap((object) =>
    Object.entries(object.shape).flatMap(([name, field]) => {
      const own = fieldsOf(type).find((candidate) => candidate.name.value === name);
      if (own === undefined) return [`${typeName}.${name}`];
      return objectsOf(field).length > 0 ? missing(field, nameOf(own.type)) : [];
    }),
  );
}

test.each(kindNames)(
  "every field of a %s can be asked for, also inside groups and lists",
  (kind) => {
    expect(objectsOf(kinds[kind].schema)).not.toEqual([]);
    expect(missing(kinds[kind].schema, nodeTypes[kind])).toEqual([]);
  },
);

describe("GraphiQL explains", () => {
  test.each([...types.keys()])("%s and each of its fields", (name) => {
    const type = types.get(name);
    expect(type?.description?.value).toMatch(/\.$/u);
    const silent =
      type && fieldsOf(type).filter(({ description }) => (description?.value ?? "") === "");
    expect(silent?.map((field) => field.name.value)).toEqual([]);
  });
});

test("a kind without a single file still has its type, and nothing is guessed from files", () => {
  for (const kind of kindNames) {
    const directives = types.get(nodeTypes[kind])?.directives ?? [];
    expect(directives.map(({ name }) => name.value)).toContain("dontInfer");
  }
});
