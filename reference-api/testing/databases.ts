import { randomUUID } from "node:crypto";
import path from "node:path";
import { afterAll, beforeAll, describe } from "@jest/globals";
import pg from "pg";
import { findPostgres, startPostgres } from "../../scripts/lib/postgres";
import { openDatabase, openReader, type Database, type DatabaseTarget } from "../database";
import { leadPages, type StoredLead } from "../stores/leads";
import type { Db } from "../tables";
import { afterThisTest, temporaryFolder } from "./temporary";

/** The Postgres server of the tests that are running, or null for SQLite. */
let server: string | null = null;
/** Databases of finished tests, empty again. Postgres needs 0.4 s to create one. */
let spare: string[] = [];

const bin = findPostgres();

/** Runs tests on Postgres. Without an installed Postgres they are skipped. */
export function onPostgres(tests: () => void): void {
  if (bin === null) console.warn("No Postgres is installed, so its tests are skipped.");
  (bin === null ? describe.skip : describe)("Postgres", () => {
    let stop: () => Promise<void> = () => Promise.resolve();
    beforeAll(async () => {
      const shared = process.env.TEST_POSTGRES_URL;
      const own = shared === undefined ? await startPostgres(bin ?? "") : undefined;
      server = shared ?? own?.url ?? null;
      if (own) stop = () => own.stop();
    }, 60_000);
    afterAll(async () => {
      server = null;
      spare = [];
      await stop();
    });
    tests();
  });
}

/** Runs the same tests on SQLite and on Postgres. */
export function onEachDatabase(tests: () => void): void {
  describe("SQLite", tests);
  onPostgres(tests);
}

/** A new, empty database for the current test. */
export async function newTarget(): Promise<DatabaseTarget> {
  if (server === null) return { kind: "sqlite", file: path.join(temporaryFolder(), "leads.db") };
  const name = spare.pop() ?? (await createDatabase(server));
  const url = Object.assign(new URL(server), { pathname: name }).href;
  afterThisTest(async () => {
    await empty(url);
    spare.push(name);
  });
  return { kind: "postgres", url };
}

async function createDatabase(at: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await queryOnce(at, `CREATE DATABASE ${name}`);
  return name;
}

async function empty(url: string): Promise<void> {
  const others = "pid <> pg_backend_pid() AND datname = current_database()";
  await queryOnce(
    url,
    `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE ${others};
     DROP SCHEMA public CASCADE;
     CREATE SCHEMA public`,
  );
}

async function queryOnce(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** A connection for the current test that is not the server's. */
export async function clientOf(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  // Its database may be dropped before it ends.
  client.on("error", () => undefined);
  await client.connect();
  afterThisTest(() => client.end());
  return client;
}

/** The settings that name a database. */
export function environmentOf(target: DatabaseTarget): Record<string, string> {
  return target.kind === "sqlite" ? { API_DATABASE: target.file } : { DATABASE_URL: target.url };
}

/** Opens a database, by default a new one, for the current test. */
export async function openTestDatabase(target?: DatabaseTarget): Promise<Database> {
  const database = await openDatabase(target ?? (await newTarget()));
  afterThisTest(() => database.close().catch(() => undefined));
  return database;
}

/** All leads, newest first. */
export async function listLeads(db: Db): Promise<StoredLead[]> {
  const leads: StoredLead[] = [];
  for await (const page of leadPages(db)) leads.push(...page);
  return leads;
}

/** The leads in a database file, newest first, also while a server uses it. */
export async function leadsIn(file: string): Promise<StoredLead[]> {
  const { db, close } = await openReader({ kind: "sqlite", file });
  return listLeads(db).finally(close);
}
