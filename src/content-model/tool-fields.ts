import { z } from "zod";
import type { Field, Fields, Problems, StateOf, ToolFields } from "../features/tools/kit/fields";
import type { ToolRegion } from "../features/tools/kit/region";
import { problemOf } from "../features/tools/kit/read-row";
import { upgradeState } from "../features/tools/kit/state";
import { line, list } from "./fields";

type Input = { readonly input?: unknown };

/** What is said of a value that isn't of the kind that its field has. */
const unlike =
  (wanted: string) =>
  ({ input }: Input) =>
    `is ${JSON.stringify(input)}; write ${wanted}`;

function schemaOf(field: Field, region: ToolRegion): z.ZodType {
  switch (field.kind) {
    case "number":
      return z.number({ error: unlike("a number, without quotation marks and grouping") });
    case "text":
      return line(1, field.longest ?? 60);
    case "choice": {
      const values = field.options.map(({ value }) => value);
      return z.enum(values, { error: unlike(`one of ${values.join(", ")}`) });
    }
    case "yes-no":
      return z.boolean({ error: unlike("true or false") });
    case "texts":
      return z.array(schemaOf(field.of, region)).max(field.most);
    default:
      return z.string().superRefine((value, context) => {
        const message = problemOf(field, value, region);
        if (message !== null) context.addIssue({ code: "custom", message });
      });
  }
}

function shapeOf(fields: Fields, region: ToolRegion): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, schemaOf(field, region).optional()]),
  );
}

/** Fields and no others. */
const fieldsOnly = (shape: Readonly<Record<string, z.ZodType>>) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `has ${issue.keys.join(", ")}, which can't be used; use ${Object.keys(shape).join(", ")}`
        : unlike("a group of fields")(issue),
  });

/**
 * What authors may give as the figures of a tool, from the declaration of its fields. The tool must
 * find nothing wrong with them.
 *
 * @param own Schemas of keys that content writes in another form, which the tool's `upgrade` reads.
 */
export function figuresSchema<Tool extends ToolFields>(
  tool: Tool,
  region: ToolRegion,
  problemsOf: (state: StateOf<Tool>, region: ToolRegion) => Problems,
  own: Readonly<Record<string, z.ZodType>> = {},
): z.ZodType {
  const lists = Object.entries(tool.lists).map(([key, { fields, least, most }]) => {
    const rows = list(fieldsOnly(shapeOf(fields, region)), least, most);
    return [key, least === 0 ? rows.optional() : rows] as const;
  });
  const shape = {
    ...shapeOf(tool.fields, region),
    ...Object.fromEntries<z.ZodType>(lists),
    ...own,
  };
  return fieldsOnly(shape).superRefine((figures, context) => {
    const problems = problemsOf(upgradeState(tool, figures, region), region);
    problems.forEach((message, at) =>
      context.addIssue({ code: "custom", path: at.split("."), message }),
    );
  });
}
