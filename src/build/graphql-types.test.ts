import { expect, test } from "@jest/globals";
import { Kind, parse, type ObjectTypeDefinitionNode } from "graphql";
import { kindNames, kinds } from "../content-model/kinds";
import { typeDefinitions } from "./graphql-types";

const types = new Map(
  parse(typeDefinitions).definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION
      ? [[definition.name.value, definition] as const]
      : [],
  ),
);

test("every kind has a type, and GraphiQL explains each type and field", () => {
  const explained = ({ description }: { readonly description?: { readonly value: string } }) =>
    description?.value.endsWith(".");
  for (const kind of kindNames) expect(types.has(kinds[kind].type)).toBe(true);
  const all: readonly ObjectTypeDefinitionNode[] = [...types.values()];
  const silent = all
    .flatMap((type) => [type, ...(type.fields ?? [])])
    .filter((own) => !explained(own));
  expect(silent.map(({ name }) => name.value)).toEqual([]);
});
