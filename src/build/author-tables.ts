import { z } from "zod";
import { kinds, type KindName } from "../content-model/kinds";
import { descriptionOf, innerSchema, objectsOf } from "./content/schema-walk";

/** The values of `template` that a page schema accepts. */
function templatesOf({ shape: { template } }: z.ZodObject): readonly string[] {
  if (template instanceof z.ZodEnum) return template.options.map(String);
  return template instanceof z.ZodLiteral ? [...template.values].map(String) : [];
}

const isRequired = (field: z.core.$ZodType) =>
  !(field instanceof z.ZodOptional || field instanceof z.ZodDefault);

/** `yes`, `no`, or the templates that have the field. */
function neededBy(objects: readonly z.ZodObject[], name: string): string {
  const having = objects.filter(({ shape }) => name in shape);
  if (having.length < objects.length) {
    return having
      .flatMap(templatesOf)
      .map((own) => `\`${own}\``)
      .join(", ");
  }
  const fields: readonly unknown[] = having.map(({ shape }): unknown => shape[name]);
  return fields.every((field) => field instanceof z.ZodType && isRequired(field)) ? "yes" : "no";
}

/** The words of a closed list, or the length of a text. */
function limitsOf(field: z.ZodType, templates: readonly string[]): string {
  const inner = innerSchema(field);
  const words = inner instanceof z.ZodEnum ? inner.options.map(String) : [];
  const length = inner instanceof z.ZodType ? inner.meta()?.length : undefined;
  const all = templates.length > 0 ? templates : words;
  if (all.length > 0) return `: ${all.map((own) => `\`${own}\``).join(", ")}`;
  return typeof length === "string" ? `; ${length}` : "";
}

/** Documentation of a field, with its limits unless its description has them. */
function aboutField(name: string, field: unknown, objects: readonly z.ZodObject[]): string {
  if (!(field instanceof z.ZodType)) return "";
  const about = descriptionOf(field) ?? "";
  const templates = name === "template" ? objects.flatMap(templatesOf) : [];
  return about.includes("characters") ? about : about + limitsOf(field, templates);
}

/** A Markdown table of the fields of a kind, from its schema. */
export function authorTable(kind: KindName): string {
  const objects = objectsOf(kinds[kind].schema);
  const fields = new Map(
    objects.flatMap(({ shape }) =>
      Object.entries<unknown>(shape).map(
        ([name, field]) => [name, aboutField(name, field, objects)] as const,
      ),
    ),
  );
  const rows = [...fields].map(
    ([name, about]) => `| \`${name}\` | ${neededBy(objects, name)} | ${about} |`,
  );
  return ["| field | needed | what |", "| --- | --- | --- |", ...rows].join("\n");
}

const TABLE = /(?<start><!-- fields of (?<kind>\w+) -->\n\n)[\s\S]*?(?<end>\n\n<!-- end -->)/gu;

const isKind = (name: string): name is KindName => name in kinds;

/**
 * Writes the tables of fields into the author guide, between its `<!-- fields of blogPost -->` and
 * `<!-- end -->` comments.
 */
export function withAuthorTables(guide: string): string {
  return guide.replaceAll(TABLE, (whole, start: string, kind: string, end: string) =>
    isKind(kind) ? `${start}${authorTable(kind)}${end}` : whole,
  );
}
