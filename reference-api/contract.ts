import { readFileSync } from "node:fs";
import path from "node:path";
import type { FastifySchema } from "fastify";
import { parse } from "yaml";
import { z } from "zod";

/** One operation of the contract, in the form that Fastify's `route` takes. */
interface Operation {
  readonly method: "GET" | "POST";
  readonly url: string;
  /** Validation of body and query, and serialization of each documented status. */
  readonly schema: FastifySchema;
}

const jsonContent = z.object({ "application/json": z.object({ schema: z.unknown() }) });

const operationObject = z.object({
  operationId: z.string(),
  parameters: z.array(z.object({ name: z.string(), schema: z.unknown() })).optional(),
  requestBody: z.object({ content: jsonContent }).optional(),
  responses: z.record(z.string(), z.object({ content: jsonContent })),
});

const openApi = z.object({
  paths: z.record(
    z.string(),
    z.strictObject({ get: operationObject.optional(), post: operationObject.optional() }),
  ),
});

/**
 * The contract of this server. The references in `openapi.yaml` are resolved, so that each schema is
 * complete by itself. The import fails if the file uses features that this server does not support.
 */
export const contract = readContract();

function readContract() {
  const document: unknown = parse(readFileSync(path.join(__dirname, "openapi.yaml"), "utf8"));
  const { paths } = openApi.parse(resolveReferences(document, document));
  const operations = new Map<string, Operation>();
  for (const [url, { get, post }] of Object.entries(paths)) {
    if (get) operations.set(get.operationId, { method: "GET", url, schema: schemaOf(get) });
    if (post) operations.set(post.operationId, { method: "POST", url, schema: schemaOf(post) });
  }
  return {
    /** Names of all operations. */
    operationIds: [...operations.keys()],
    /** @throws Error for an unknown operation. */
    operation: (operationId: string): Operation => {
      const operation = operations.get(operationId);
      if (!operation) throw new Error(`openapi.yaml has no operation "${operationId}"`);
      return operation;
    },
  };
}

function schemaOf({
  parameters,
  requestBody,
  responses,
}: z.infer<typeof operationObject>): FastifySchema {
  const query = parameters?.map(({ name, schema }) => [name, schema] as const);
  return {
    ...(requestBody && { body: requestBody.content["application/json"].schema }),
    ...(query && { querystring: { type: "object", properties: Object.fromEntries(query) } }),
    response: Object.fromEntries(
      Object.entries(responses).map(([status, { content }]) => [
        status,
        content["application/json"].schema,
      ]),
    ),
  };
}

/** Replaces each `$ref` with its target. Keywords beside a `$ref` override those of the target. */
function resolveReferences(node: unknown, root: unknown): unknown {
  if (Array.isArray(node)) return node.map((item) => resolveReferences(item, root));
  if (!isRecord(node)) return node;
  const { $ref: reference, ...own } = node;
  const target = typeof reference === "string" ? lookUp(reference, root) : {};
  return Object.fromEntries(
    Object.entries({ ...target, ...own }).map(([key, value]) => [
      key,
      resolveReferences(value, root),
    ]),
  );
}

function lookUp(reference: string, root: unknown): Record<string, unknown> {
  const [hash, ...keys] = reference.split("/");
  let target = root;
  for (const key of keys) target = isRecord(target) ? target[key] : undefined;
  if (hash !== "#" || !isRecord(target)) throw new Error(`openapi.yaml has no ${reference}`);
  return target;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
