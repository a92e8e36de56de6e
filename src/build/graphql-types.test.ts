import { describe, expect, test } from "@jest/globals";
import { Kind, parse, print, type ObjectTypeDefinitionNode } from "graphql";
import { kindNames, kinds } from "../content-model/kinds";
import { typeDefinitions } from "./graphql-types";

const types = new Map(
  parse(typeDefinitions).definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION
      ? [[definition.name.value, definition] as const]
      : [],
  ),
);

/** A field as its definition declares it. */
function fieldOf(type: string, name: string): string {
  const field = types.get(type)?.fields?.find((own) => own.name.value === name);
  if (field === undefined) return "";
  return print(field).split("\n").at(-1) ?? "";
}

describe("a field of a schema becomes a field of the GraphQL type", () => {
  test.each([
    ["required text", "BlogPost", "title: String!"],
    ["a day", "BlogPost", "date: Date! @dateformat"],
    ["an optional day", "BlogPost", "updated: Date @dateformat"],
    ["the name of another entry", "BlogPost", 'author: Author! @link(by: "slug")'],
    ["a list of names", "CaseStudy", 'solutions: [MarketingPage!]! @link(by: "slug")'],
    ["a list of slugs", "BlogPost", "topics: [String!]!"],
    ["a nested type", "CaseStudy", "quote: CaseStudyQuote"],
    ["a list of a nested type", "CaseStudy", "figures: [ContentFigure!]!"],
    ["an image", "Testimonial", "image: ContentImage"],
    ["a field with a default", "BlogPost", "sample: Boolean!"],
    ["a whole number", "Testimonial", "order: Int!"],
    ["a number", "CalculatorRange", "low: Float!"],
    ["a word of a closed list", "Testimonial", "region: String!"],
    ["a field that all page templates need", "MarketingPage", "heading: String!"],
    ["a field of one page template", "MarketingPage", "form: PageForm"],
  ])("%s", (_, type, field) => {
    expect(fieldOf(type, field.split(":")[0] ?? "")).toBe(field);
  });
});

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
