import { buildSchema, lexicographicSortSchema, printSchema, type GraphQLSchema } from "graphql";
import { typeDefinitions } from "../graphql-types";

/** The committed snapshot, from the project's root. */
export const SNAPSHOT = "docs/schema.graphql";

/** The parts of Gatsby's schema that our types use. */
const gatsbyParts = /* GraphQL */ `
  directive @dontInfer on OBJECT
  directive @link(by: String, from: String) on FIELD_DEFINITION
  directive @dateformat on FIELD_DEFINITION
  directive @fileByRelativePath(from: String) on FIELD_DEFINITION

  "Entry point of queries, with the fields that we add."
  type Query

  "A day or moment, ISO 8601."
  scalar Date
  "Any value of JSON."
  scalar JSON
  "What Gatsby gives an id."
  interface Node {
    id: ID!
  }
  "A file as Gatsby knows it."
  type File {
    id: ID!
  }
`;

/** Gatsby gives every node its id by itself. */
const withIds = (definitions: string) =>
  definitions.replaceAll(
    /^( *type \w+ implements Node [^{]*\{)$/gmu,
    '$1\n"Gatsby\'s id."\nid: ID!',
  );

/** A field that `createResolvers` adds to a type. */
interface AddedField {
  readonly type: string;
  readonly description: string;
  readonly args?: Readonly<Record<string, { readonly type: string; readonly description: string }>>;
}

/** Only a resolver, for a field that a plugin has defined. */
interface ChangedField {
  readonly type?: never;
}

/** Fields by the type that they are added to. */
export type AddedFields = Readonly<
  Record<string, Readonly<Record<string, AddedField | ChangedField>>>
>;

const isAdded = (field: AddedField | ChangedField): field is AddedField => field.type !== undefined;

function fieldText([name, { type, description, args = {} }]: readonly [string, AddedField]) {
  const list = Object.entries(args).map(
    ([own, arg]) => `${JSON.stringify(arg.description)} ${own}: ${arg.type}`,
  );
  const inBrackets = list.length > 0 ? `(${list.join(", ")})` : "";
  return `${JSON.stringify(description)} ${name}${inBrackets}: ${type}`;
}

/**
 * The schema of our own types, without Gatsby's.
 *
 * @param added Fields that `createResolvers` adds.
 */
export function ownSchema(added: AddedFields): GraphQLSchema {
  const extensions = Object.entries(added).map(([type, fields]) => {
    const texts = Object.entries(fields).flatMap(([name, field]) =>
      isAdded(field) ? [fieldText([name, field])] : [],
    );
    return texts.length === 0 ? "" : `extend type ${type} { ${texts.join("\n")} }`;
  });
  return buildSchema([gatsbyParts, withIds(typeDefinitions), ...extensions].join("\n"));
}

/** A schema as its snapshot has it. */
export const printed = (schema: GraphQLSchema) =>
  `${printSchema(lexicographicSortSchema(schema))}\n`;
