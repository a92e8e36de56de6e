import type { GatsbyNode } from "gatsby";
import { z } from "zod";
import { kindNames, kinds, type KindName } from "../content-model/kinds";
import { required } from "../lib/required";
import { sentenceCase } from "../lib/text";
import { fieldsOf, hasMark, innerSchema, namedKind, type ObjectField } from "./content/schema-walk";

const slug = `"Its file name, without its ending."
slug: String!`;
const url = `"Its address, with slashes at both ends."
url: String!`;
const text = `${slug}
${url}
"The text's headings, in reading order."
toc: [TocEntry!]!
"The images that the text shows."
images: [ContentImage!]!`;
const article = `${text}
"The later of date and updated."
lastModified: Date! @dateformat`;

/** Fields that the build computes for each kind, beside those of its schema. */
const computedFields: Readonly<Record<KindName, string>> = {
  page: `${text}
    "The day of the last change that its author recorded."
    lastModified: Date @dateformat`,
  blogPost: `${article}
    "Minutes, at 220 words a minute, at least 1."
    readingTime: Int!
    "Its topics, each with its page."
    topicPages: [Topic!]! @link(by: "slug", from: "topics")`,
  caseStudy: article,
  glossaryTerm: `${text}
    "The term without capitals and accents, by which the glossary is sorted."
    sortKey: String!
    "The letter under which the glossary lists it, as a capital; 0–9 for a digit or sign."
    letter: String!`,
  author: `${slug}\n${url}`,
  topic: `${slug}\n${url}`,
  testimonial: slug,
  siteSettings: "",
};

/** Fields that the build adds to nested types. */
const computedInside: Readonly<Record<string, string>> = {
  ContentImage: `"The image file."
    file: File @fileByRelativePath(from: "src")`,
};

const computedTypes = /* GraphQL */ `
  "A cover: a drawing, or an image of the author's."
  type Cover {
    "What it shows, for those who can't see it."
    alt: String!
    "Path of the image from the content file; null for a drawing."
    src: String
    "The image file."
    file: File @fileByRelativePath(from: "src")
  }

  "The address and title of a text."
  type TextLink {
    "Its address."
    url: String!
    "Its title."
    title: String!
  }

  "A heading of a text."
  type TocEntry {
    "The heading's anchor, without #."
    id: String!
    "The heading's words."
    text: String!
    "2 to 6."
    level: Int!
  }
`;

const quoted = (words: string) =>
  JSON.stringify(`${sentenceCase(words)}${/[.!?]$/u.test(words) ? "" : "."}`);

const metaText = (schema: z.ZodType, key: "type" | "about"): string | undefined => {
  const value = schema.meta()?.[key];
  return typeof value === "string" ? value : undefined;
};

/** Writes GraphQL object types from zod object schemas, nested types included. */
class TypeWriter {
  readonly types = new Map<string, string>();

  /** The object type of a kind, whose schema may be a union of objects with fields in common. */
  kind(name: KindName): void {
    const { schema, type, label, folder } = kinds[name];
    const where = `One ${label} of content/${folder}`;
    this.#object(`${type} implements Node @dontInfer`, where, schema, computedFields[name]);
  }

  #object(head: string, about: string, schema: z.core.$ZodType, computed = ""): void {
    const fields = fieldsOf(schema).map((field) => this.#field(field));
    this.types.set(head, `${quoted(about)}\ntype ${head} {\n${fields.join("\n")}\n${computed}\n}`);
  }

  #field({ name, schemas, isEverywhere, description = name }: ObjectField): string {
    const inner = innerSchema(required(schemas[0], name));
    const leaf = inner instanceof z.ZodArray ? inner.element : inner;
    const isLink = namedKind(leaf) !== undefined && !hasMark(leaf, "slug");
    const directive = isLink ? ' @link(by: "slug")' : hasMark(leaf, "date") ? " @dateformat" : "";
    const isRequired = isEverywhere && !schemas.some((schema) => schema instanceof z.ZodOptional);
    const type = `${this.#type(inner)}${isRequired ? "!" : ""}`;
    return `${quoted(description)}\n${name}: ${type}${directive}`;
  }

  #type(schema: z.core.$ZodType): string {
    if (schema instanceof z.ZodArray) return `[${this.#type(schema.element)}!]`;
    if (schema instanceof z.ZodObject) return this.#nested(schema);
    if (schema instanceof z.ZodUnion) return required(metaText(schema, "type"), "type of a union");
    const kind = namedKind(schema);
    if (kind !== undefined && !hasMark(schema, "slug")) return kinds[kind].type;
    if (hasMark(schema, "date")) return "Date";
    if (hasMark(schema, "json")) return "JSON";
    if (schema instanceof z.ZodBoolean) return "Boolean";
    if (schema instanceof z.ZodNumber) return schema.format === "safeint" ? "Int" : "Float";
    return "String";
  }

  #nested(schema: z.ZodObject): string {
    const type = metaText(schema, "type");
    const about = metaText(schema, "about");
    if (type === undefined || about === undefined) {
      throw new Error(
        `${Object.keys(schema.shape).join()}: add .meta({ type, about }) to the schema`,
      );
    }
    if (!this.types.has(type)) this.#object(type, about, schema, computedInside[type]);
    return type;
  }
}

/**
 * The GraphQL types of all kinds, derived from their zod schemas: a field declared there needs no second
 * declaration here. `@dontInfer` keeps a kind's type the same when it has no files.
 */
function writeTypes(): string {
  const writer = new TypeWriter();
  kindNames.forEach((name) => writer.kind(name));
  return [computedTypes, ...writer.types.values()].join("\n\n");
}

/** GraphQL type definitions of all content. */
export const typeDefinitions = writeTypes();

/** Declares the content types. */
export const createContentTypes: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(typeDefinitions);
};
