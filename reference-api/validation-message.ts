import type { FastifySchemaValidationError } from "fastify";
import { z } from "zod";
import { VisitorError } from "./errors";

const FALLBACK = "Please check what you entered and try again";

const schemaObject = z.object({
  title: z.string().optional(),
  "x-message": z.string().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
});

const ajvError = z.object({
  instancePath: z.string(),
  keyword: z.string(),
  params: z.object({ missingProperty: z.string().optional(), limit: z.number().optional() }),
  parentSchema: schemaObject,
});

/**
 * Turns the first validation error into a message for the visitor: the `x-message` of the missing or
 * invalid property in `openapi.yaml`, or the length limit of a text.
 */
export function validationError(errors: readonly FastifySchemaValidationError[]): VisitorError {
  // Fastify's type lacks `parentSchema`, which Ajv's `verbose` option adds.
  const found = ajvError.safeParse(errors[0]).data;
  if (!found) return new VisitorError(400, FALLBACK, "invalid");
  return new VisitorError(400, messageOf(found) ?? FALLBACK, reasonOf(found));
}

/** Field and rule, without the value. The keys of attribution are the visitor's, so they are cut off. */
function reasonOf({ instancePath, keyword, params }: z.infer<typeof ajvError>): string {
  const known = instancePath.replace(/(?<=\/utm_params)\/.*$/su, "");
  const field = [...known.split("/").slice(1), params.missingProperty ?? []].flat().join(".");
  return `${field || "body"}: ${keyword}`;
}

function messageOf({
  keyword,
  params,
  parentSchema,
}: z.infer<typeof ajvError>): string | undefined {
  if (keyword === "maxLength" && parentSchema.title && params.limit !== undefined) {
    const limit = params.limit.toLocaleString("en-IN");
    return `${parentSchema.title}: please use at most ${limit} characters`;
  }
  if (keyword === "required" && params.missingProperty) {
    const missing = parentSchema.properties?.[params.missingProperty];
    return schemaObject.safeParse(missing).data?.["x-message"];
  }
  return parentSchema["x-message"];
}
