import path from "node:path";
import { expect } from "@jest/globals";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { readConfig, type Environment } from "../config";
import { loadContract } from "../contract";
import { openDatabase, type Database } from "../database";
import { listLeads, type StoredLead } from "../leads-store";
import { buildServer } from "../server";
import { afterThisTest, temporaryFolder } from "./temporary";

/** The real server on a real database file, for the current test. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly file: string;
  /** Log lines so far. */
  readonly log: readonly string[];
  /** Moves the server's clock. */
  readonly advance: (ms: number) => void;
  readonly leads: () => StoredLead[];
  /** Sends a request; a status that the contract does not have for the call fails the test. */
  readonly send: (request: TestRequest) => Promise<LightMyRequestResponse>;
  readonly post: (url: string, payload: object) => Promise<LightMyRequestResponse>;
  readonly get: (url: string) => Promise<LightMyRequestResponse>;
}

/** A request to inject. */
export type TestRequest = InjectOptions & { readonly method: string; readonly url: string };

const contract = loadContract();

/**
 * Starts a server.
 *
 * @param env Configuration; the database is always a temporary one.
 * @param change Replaces parts of the database, to make it fail.
 */
export async function startServer(
  env: Environment = {},
  change: (database: Database) => Partial<Database> = () => ({}),
): Promise<TestServer> {
  const file = path.join(temporaryFolder(), "leads.db");
  const database = openDatabase(file);
  const log: string[] = [];
  let now = Date.parse("2026-01-31T09:00:05.000Z");
  const app = await buildServer({
    config: readConfig({ ...env, API_DATABASE: file }),
    database: { ...database, ...change(database) },
    now: () => now,
    log: { write: (line) => void log.push(line) },
  });
  afterThisTest(() => app.close());

  const send = async (request: TestRequest): Promise<LightMyRequestResponse> => {
    const response = await app.inject(request);
    const documented = documentedStatuses(request);
    if (documented) expect(documented).toContain(String(response.statusCode));
    return response;
  };
  return {
    app,
    database,
    file,
    log,
    advance: (ms) => void (now += ms),
    leads: () => listLeads(database),
    send,
    post: (url, payload) => send({ method: "POST", url, payload }),
    get: (url) => send({ method: "GET", url }),
  };
}

/** Has the server listen on a free port of this machine, and returns the port. */
export async function listen({ app }: TestServer): Promise<number> {
  return Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
}

/** The message of an error answer; fails the test when it is no such answer. */
export function messageIn(response: LightMyRequestResponse): unknown {
  const body = response.json<{ error?: { message?: unknown } }>();
  expect(body).toEqual({ error: { message: expect.any(String) } });
  return body.error?.message;
}

function documentedStatuses({ method, url }: TestRequest): string[] | undefined {
  const operation = contract.operationIds
    .map((operationId) => contract.operation(operationId))
    .find((one) => one.method === method && one.url === url.split("?")[0]);
  return operation && Object.keys(operation.schema.response ?? {});
}
