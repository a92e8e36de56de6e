import type { FastifySchemaValidationError } from "fastify";
import { z } from "zod";
import { VisitorError } from "./errors";

const FALLBACK = "Please check what you entered and try again";

const described = z.object({
  title: z.string().optional(),
  "x-message": z.string().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
});

const failure = z.object({
  keyword: z.string(),
  params: z.object({ missingProperty: z.string().optional(), limit: z.number().optional() }),
  parentSchema: described,
});

/**
 * Turns what the validator found first into the contract's words for the visitor: the `x-message`
 * of the property that is missing or wrong, or the limit of a text that is too long.
 */
export function refusal(errors: readonly FastifySchemaValidationError[]): VisitorError {
  // Parsed, because Fastify's type does not know of `parentSchema`, which `verbose` adds.
  const found = failure.safeParse(errors[0]).data;
  return new VisitorError(400, (found && messageOf(found)) ?? FALLBACK);
}

function messageOf({ keyword, params, parentSchema }: z.infer<typeof failure>): string | undefined {
  if (keyword === "maxLength" && parentSchema.title && params.limit !== undefined) {
    const limit = params.limit.toLocaleString("en-IN");
    return `${parentSchema.title}: please use at most ${limit} characters`;
  }
  if (keyword === "required" && params.missingProperty) {
    const missing = parentSchema.properties?.[params.missingProperty];
    return described.safeParse(missing).data?.["x-message"];
  }
  return parentSchema["x-message"];
}
