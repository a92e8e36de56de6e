import { z } from "zod";
import { kinds, type KindName } from "../../content-model/kinds";
import { fieldsOf, innerSchema, type ObjectField } from "../content/schema-walk";

/** The values of `template` that a page schema accepts. */
function templatesOf({ shape: { template } }: z.ZodObject): readonly string[] {
  if (template instanceof z.ZodEnum) return template.options.map(String);
  return template instanceof z.ZodLiteral ? [...template.values].map(String) : [];
}

const isRequired = (field: z.ZodType) =>
  !(field instanceof z.ZodOptional || field instanceof z.ZodDefault);

const codes = (words: readonly string[]) => words.map((own) => `\`${own}\``).join(", ");

/** `yes`, `no`, or the templates that have the field. */
function neededBy({ owners, schemas, isEverywhere }: ObjectField): string {
  if (!isEverywhere) return codes(owners.flatMap(templatesOf));
  return schemas.every(isRequired) ? "yes" : "no";
}

/** The words of a closed list, or the length of a text. */
function limitsOf({ name, owners, schemas: [field] }: ObjectField): string {
  if (name === "template") return `: ${codes(owners.flatMap(templatesOf))}`;
  const inner = field && innerSchema(field);
  if (inner instanceof z.ZodEnum) return `: ${codes(inner.options.map(String))}`;
  const length = inner instanceof z.ZodType ? inner.meta()?.length : undefined;
  return typeof length === "string" ? `; ${length}` : "";
}

/** A Markdown table of the fields of a kind, from its schema. */
function authorTable(kind: KindName): string {
  const rows = fieldsOf(kinds[kind].schema).map((field) => {
    const { name, description = "" } = field;
    const limits = description.includes("characters") ? "" : limitsOf(field);
    return `| \`${name}\` | ${neededBy(field)} | ${description}${limits} |`;
  });
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
