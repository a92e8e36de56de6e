import type Libsql from "libsql";
import { z } from "zod";
import { DatabaseError } from "./errors";
import type { Runner } from "./postgres";

/** One step forward, in the dialect of each database. */
interface Migration {
  readonly sqlite: string;
  readonly postgres: string;
}

/** Tables that need no type of their own dialect, apart from the suffix of SQLite's strict tables. */
const operationTables = (integer: string, suffix: string, unlogged: string): string => `
  CREATE TABLE outbox (
    message_id TEXT PRIMARY KEY,
    lead_id ${integer} NOT NULL UNIQUE,
    attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt_at ${integer},
    delivered_at ${integer},
    last_error TEXT
  ) ${suffix};
  CREATE INDEX outbox_due ON outbox (next_attempt_at);
  CREATE TABLE otp_codes (
    phone TEXT NOT NULL,
    digest TEXT NOT NULL,
    created_at ${integer} NOT NULL,
    expires_at ${integer} NOT NULL,
    is_used INTEGER NOT NULL DEFAULT 0
  ) ${suffix};
  CREATE INDEX otp_codes_phone ON otp_codes (phone);
  CREATE TABLE verified_phones (
    phone TEXT PRIMARY KEY,
    verified_at ${integer} NOT NULL
  ) ${suffix};
  CREATE ${unlogged} TABLE limits (
    name TEXT PRIMARY KEY,
    count INTEGER NOT NULL,
    resets_at ${integer} NOT NULL
  ) ${suffix};
  CREATE INDEX limits_resets_at ON limits (resets_at);
  CREATE TABLE hash_key (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    value TEXT NOT NULL
  ) ${suffix};
  CREATE TABLE probe (
    written_at ${integer} NOT NULL,
    ballast TEXT NOT NULL
  ) ${suffix};
  INSERT INTO probe VALUES (0, '');`;

/** Migrations in order. Append new ones; never edit one that has shipped. */
const MIGRATIONS: readonly Migration[] = [
  {
    sqlite: `CREATE TABLE leads (
     id INTEGER PRIMARY KEY,
     received_at TEXT NOT NULL,
     email TEXT NOT NULL,
     request_type TEXT NOT NULL,
     submitted_at TEXT NOT NULL,
     is_test_session INTEGER NOT NULL CHECK (is_test_session IN (0, 1)),
     case_study TEXT,
     payload TEXT NOT NULL
   ) STRICT;
   CREATE UNIQUE INDEX leads_once ON leads (email, request_type, submitted_at);
   CREATE TABLE subscribers (
     email TEXT PRIMARY KEY,
     received_at TEXT NOT NULL,
     payload TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE likes (
     blog_name TEXT PRIMARY KEY,
     count INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;`,
    postgres: `CREATE TABLE leads (
     id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     received_at TEXT NOT NULL,
     email TEXT NOT NULL,
     request_type TEXT NOT NULL,
     submitted_at TEXT NOT NULL,
     is_test_session INTEGER NOT NULL CHECK (is_test_session IN (0, 1)),
     case_study TEXT,
     payload TEXT NOT NULL
   );
   CREATE UNIQUE INDEX leads_once ON leads (email, request_type, submitted_at);
   CREATE TABLE subscribers (
     email TEXT PRIMARY KEY,
     received_at TEXT NOT NULL,
     payload TEXT NOT NULL
   );
   CREATE TABLE likes (
     blog_name TEXT PRIMARY KEY,
     count INTEGER NOT NULL
   );`,
  },
  {
    sqlite: `ALTER TABLE leads ADD COLUMN phone_verified INTEGER;
      ${operationTables("INTEGER", "STRICT", "")}`,
    postgres: `ALTER TABLE leads ADD COLUMN phone_verified INTEGER;
      ${operationTables("BIGINT", "", "UNLOGGED")}`,
  },
];

/** The version of a database that this server has migrated. */
export const VERSION = MIGRATIONS.length;

const VERSION_TABLE =
  "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY, applied_at TEXT NOT NULL)";
const READ_VERSION = "SELECT COALESCE(MAX(version), 0) AS version FROM schema_version";
const versionRow = z.tuple([z.looseObject({ version: z.int() })]);

/**
 * Runs the missing migrations in one transaction. The lock comes first, so that two servers starting
 * on one file do not both run them.
 *
 * @throws DatabaseError if a newer server has migrated the file.
 */
export function migrateSqlite(connection: Libsql.Database): void {
  connection.exec("BEGIN IMMEDIATE");
  try {
    connection.exec(VERSION_TABLE);
    // The first version of this server counted in `user_version`, and refuses a greater one.
    const counted = z.tuple([z.object({ user_version: z.int() })]);
    const [{ user_version }] = counted.parse(connection.pragma("user_version"));
    const [{ version }] = versionRow.parse(connection.prepare(READ_VERSION).all());
    for (const migration of missing(Math.max(version, user_version))) {
      connection.exec(migration.sqlite);
    }
    connection.exec(`${recordVersion()}; PRAGMA user_version = ${VERSION}; COMMIT`);
  } catch (error) {
    if (connection.inTransaction) connection.exec("ROLLBACK");
    throw error;
  }
}

/** Any number that nothing else on the database server locks. */
const MIGRATION_LOCK = 7_219_004;

/**
 * Runs the missing migrations. The caller has begun a transaction.
 *
 * @throws DatabaseError if a newer server has migrated the database.
 */
export async function migratePostgres(runner: Runner): Promise<void> {
  await runner.unsafe(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
  await runner.unsafe(VERSION_TABLE);
  const [{ version }] = versionRow.parse([...(await runner.unsafe(READ_VERSION))]);
  for (const migration of missing(version)) await runner.unsafe(migration.postgres);
  await runner.unsafe(recordVersion());
}

function missing(done: number): readonly Migration[] {
  if (done > VERSION) {
    throw new DatabaseError(`The database has version ${done}, which is newer than this server`);
  }
  return MIGRATIONS.slice(done);
}

const recordVersion = (): string =>
  `INSERT INTO schema_version VALUES (${VERSION}, '${new Date().toISOString()}') ON CONFLICT (version) DO NOTHING`;
