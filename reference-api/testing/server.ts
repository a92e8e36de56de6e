import { expect } from "@jest/globals";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { readConfig } from "../config";
import type { Environment } from "../config-values";
import { contract } from "../contract";
import type { Database, DatabaseTarget } from "../database";
import { maintain } from "../maintenance";
import { buildServer } from "../server";
import type { StoredLead } from "../stores/leads";
import { listLeads, environmentOf, newTarget, openTestDatabase } from "./databases";
import { afterThisTest } from "./temporary";

/** The address of the site in requests; allowed by default. */
export const SITE = "http://localhost:9000";

/** The real server on a real database, for the current test. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly target: DatabaseTarget;
  /** Log lines so far. */
  readonly log: readonly string[];
  readonly now: () => number;
  /** Moves the server's clock forward. */
  readonly advance: (ms: number) => void;
  readonly leads: () => Promise<StoredLead[]>;
  /** Deletes what has expired, as a server that listens does every hour. */
  readonly maintain: (signal?: AbortSignal) => Promise<boolean>;
  /** Sends a request from the site. Fails if the contract does not document the status. */
  readonly send: (request: TestRequest) => Promise<LightMyRequestResponse>;
  readonly post: (
    url: string,
    payload: object,
    remoteAddress?: string,
  ) => Promise<LightMyRequestResponse>;
  readonly get: (url: string) => Promise<LightMyRequestResponse>;
}

/** A request to inject. */
export type TestRequest = InjectOptions & { readonly url: string };

/**
 * Starts a server.
 *
 * @param env Settings.
 * @param change Replaces parts of the database, to make them fail.
 * @param given The database of another server, by default a new one.
 */
export async function startServer(
  env: Environment = {},
  change: (database: Database) => Database = (database) => database,
  given?: DatabaseTarget,
): Promise<TestServer> {
  const target = given ?? (await newTarget());
  const database = await openTestDatabase(target);
  const log: string[] = [];
  let now = Date.parse("2026-01-31T09:00:05.000Z");
  const parts = {
    config: readConfig({ ...env, ...environmentOf(target) }),
    database: change(database),
    now: () => now,
    log: { write: (line: string) => void log.push(line) },
  };
  const app = await buildServer(parts);
  afterThisTest(() => app.close());

  const send = async (request: TestRequest): Promise<LightMyRequestResponse> => {
    const headers = { origin: SITE, ...request.headers };
    const response = await app.inject({ ...request, headers });
    const documented = documentedStatuses(request);
    if (documented) expect(documented).toContain(String(response.statusCode));
    return response;
  };
  return {
    app,
    database,
    target,
    log,
    now: () => now,
    advance: (ms) => void (now += ms),
    leads: () => listLeads(database.db),
    maintain: (signal) => maintain(parts, app.log, signal),
    send,
    post: (url, payload, remoteAddress = "127.0.0.1") =>
      send({ method: "POST", url, payload, remoteAddress }),
    get: (url) => send({ url }),
  };
}

/** Makes the server listen on a free port of this machine. Returns the port. */
export async function listen({ app }: TestServer): Promise<number> {
  return Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
}

/** Status and message of an error answer. Fails if the site could not read it as one. */
export function errorIn(response: LightMyRequestResponse): [status: number, message: string] {
  const body = response.json<{ error: { message: string } }>();
  expect(body).toEqual({ error: { message: expect.any(String) } });
  return [response.statusCode, body.error.message];
}

function documentedStatuses({ method = "GET", url }: TestRequest): string[] | undefined {
  const operation = contract.operationIds
    .map((operationId) => contract.operation(operationId))
    .find((one) => one.method === method && one.url === url.split("?")[0]);
  return operation && Object.keys(operation.schema.response ?? {});
}
