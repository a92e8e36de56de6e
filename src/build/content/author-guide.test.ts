/** @jest-environment node */
import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { z } from "zod";
import { kinds } from "../../content-model/kinds";
import { objectsOf } from "../testing/schemas";

/** Heading of each kind's table in the author guide. */
const headings = {
  page: "Pages",
  blogPost: "Blog posts",
  caseStudy: "Case studies",
  glossaryTerm: "Glossary terms",
  author: "Authors",
  topic: "Topics",
  testimonial: "Testimonials",
} as const;

const guide = readFileSync("content/README.md", "utf8");

/** Each field's name with what its row says of the need, in the order of the table. */
function tableUnder(heading: string, text = guide): [string, string][] {
  const section = text.split(/^### /mu).find((part) => part.startsWith(`${heading}\n`)) ?? "";
  return [...section.matchAll(/^\| `(\w+)` +\| ([^|]+?) +\|/gmu)].map(([, field, need]) => [
    field ?? "",
    (need ?? "").replaceAll("`", ""),
  ]);
}

/** The values of the field that tells one template from another. */
function templatesOf(option: z.ZodObject): readonly string[] {
  const { template } = option.shape;
  if (template instanceof z.ZodEnum) return template.options.map(String);
  return template instanceof z.ZodLiteral ? [...template.values].map(String) : [];
}

const isNeeded = (field: unknown) => !(field instanceof z.ZodOptional);

/** What a row has to say: `yes`, `no`, or the templates that alone have the field and need it. */
function needOf(options: readonly z.ZodObject[], name: string): string {
  const having = options.filter(({ shape }) => name in shape);
  const needs = new Set(having.map(({ shape }) => (isNeeded(shape[name]) ? "yes" : "no")));
  if (having.length === options.length) return [...needs].join(" or ");
  const templates = having.flatMap(templatesOf).join(", ");
  return [...needs].every((need) => need === "yes") ? templates : `no, ${templates}`;
}

const withoutOnly = ([field, need]: readonly [string, string]) => [
  field,
  need.replace(/ only$/u, ""),
];

test.each(Object.entries(headings))(
  "the guide's table of a %s has every field of the schema with its need, and no other",
  (kind, heading) => {
    const schema = Object.entries(kinds).find(([name]) => name === kind)?.[1].schema;
    const options = objectsOf(schema);
    const fields = [...new Set(options.flatMap(({ shape }) => Object.keys(shape)))];
    const expected = fields.map((name) => [name, needOf(options, name)] as const);
    expect(expected).not.toEqual([]);
    const byName = (a: readonly string[], b: readonly string[]) =>
      (a[0] ?? "").localeCompare(b[0] ?? "");
    expect(tableUnder(heading).map(withoutOnly).sort(byName)).toEqual(
      expected.map(([...row]) => row).sort(byName),
    );
  },
);

test("the guide names every template of pages", () => {
  const row = /^\| `template` .*$/mu.exec(guide)?.[0] ?? "";
  for (const template of objectsOf(kinds.page.schema).flatMap(templatesOf)) {
    expect(row).toContain(`\`${template}\``);
  }
});
