import { type Kysely, type Migration, Migrator, sql } from "kysely";
import { DatabaseError } from "./errors";

/** Where the SQL of the databases differs. */
const WORDS = {
  sqlite: {
    id: "INTEGER PRIMARY KEY",
    bigint: "INTEGER",
    unlogged: "",
    strict: "STRICT",
    keyed: "STRICT, WITHOUT ROWID",
  },
  postgres: {
    id: "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY",
    bigint: "BIGINT",
    unlogged: "UNLOGGED",
    strict: "",
    keyed: "",
  },
} as const;

type Kind = keyof typeof WORDS;

const tables = ({ id, bigint, unlogged, strict, keyed }: (typeof WORDS)[Kind]): string => `
  CREATE TABLE IF NOT EXISTS leads (
    id ${id},
    received_at TEXT NOT NULL,
    email TEXT NOT NULL,
    request_type TEXT NOT NULL,
    submitted_at TEXT NOT NULL,
    is_test_session INTEGER NOT NULL CHECK (is_test_session IN (0, 1)),
    case_study TEXT,
    payload TEXT NOT NULL,
    phone_verified INTEGER
  ) ${strict};
  CREATE UNIQUE INDEX IF NOT EXISTS leads_once ON leads (email, request_type, submitted_at);
  CREATE TABLE IF NOT EXISTS subscribers (
    email TEXT PRIMARY KEY,
    received_at TEXT NOT NULL,
    payload TEXT NOT NULL
  ) ${keyed};
  CREATE TABLE IF NOT EXISTS likes (
    blog_name TEXT PRIMARY KEY,
    count INTEGER NOT NULL
  ) ${keyed};
  CREATE TABLE IF NOT EXISTS outbox (
    message_id TEXT PRIMARY KEY,
    lead_id ${bigint} NOT NULL UNIQUE,
    attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt_at ${bigint},
    delivered_at ${bigint},
    last_error TEXT
  ) ${strict};
  CREATE INDEX IF NOT EXISTS outbox_due ON outbox (next_attempt_at);
  CREATE TABLE IF NOT EXISTS otp_codes (
    phone TEXT NOT NULL,
    digest TEXT NOT NULL,
    created_at ${bigint} NOT NULL,
    expires_at ${bigint} NOT NULL,
    is_used INTEGER NOT NULL DEFAULT 0
  ) ${strict};
  CREATE INDEX IF NOT EXISTS otp_codes_phone ON otp_codes (phone);
  CREATE TABLE IF NOT EXISTS verified_phones (
    phone TEXT PRIMARY KEY,
    verified_at ${bigint} NOT NULL
  ) ${strict};
  CREATE ${unlogged} TABLE IF NOT EXISTS limits (
    name TEXT PRIMARY KEY,
    count INTEGER NOT NULL,
    resets_at ${bigint} NOT NULL
  ) ${strict};
  CREATE INDEX IF NOT EXISTS limits_resets_at ON limits (resets_at);
  CREATE TABLE IF NOT EXISTS probe (
    written_at ${bigint} NOT NULL,
    ballast TEXT NOT NULL
  ) ${strict};
  INSERT INTO probe SELECT 0, '' WHERE NOT EXISTS (SELECT * FROM probe)`;

/** The key of hashes comes from the environment now, so nothing can be compared with earlier ones. */
const codes = ({ bigint, strict }: (typeof WORDS)[Kind]): string => `
  DROP TABLE IF EXISTS verified_phones;
  DROP TABLE IF EXISTS otp_codes;
  CREATE TABLE otp_codes (
    phone TEXT NOT NULL,
    client TEXT NOT NULL,
    digest TEXT NOT NULL,
    created_at ${bigint} NOT NULL,
    expires_at ${bigint} NOT NULL,
    used_at ${bigint}
  ) ${strict};
  CREATE INDEX otp_codes_phone ON otp_codes (phone);
  CREATE INDEX otp_codes_created_at ON otp_codes (created_at)`;

/**
 * Migrations in the order of their names. Append new ones; never edit one that has shipped. Each can
 * be repeated, because a backup that is restored over a newer Postgres database leaves its new tables.
 */
const migrationsOf = (kind: Kind): Record<string, Migration> => ({
  "0001-tables": { up: (db: Kysely<never>) => runAll(db, tables(WORDS[kind])) },
  "0002-codes": { up: (db: Kysely<never>) => runAll(db, codes(WORDS[kind])) },
  "0003-delivered": {
    // For metrics, the list of what is undelivered, and to delete what was delivered long ago.
    up: (db: Kysely<never>) =>
      runAll(
        db,
        "CREATE INDEX IF NOT EXISTS outbox_delivered ON outbox (delivered_at, next_attempt_at)",
      ),
  },
  "0004-leads-by-date": {
    up: (db: Kysely<never>) =>
      runAll(db, "CREATE INDEX IF NOT EXISTS leads_received_at ON leads (received_at)"),
  },
});

async function runAll(db: Kysely<never>, statements: string): Promise<void> {
  for (const statement of statements.split(";")) await sql.raw(statement).execute(db);
}

/**
 * Runs the missing migrations in one transaction, also when several servers start at the same time.
 *
 * @throws DatabaseError if a newer server has migrated the database.
 */
export async function migrate<Any>(db: Kysely<Any>, kind: Kind): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrationsOf(kind)) },
    // The default compares times, and refuses a database when a clock was set back in between.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const message = error instanceof Error ? error.message : "The migration failed";
  const [, later] = /previously executed migration (\S+) is missing/.exec(message) ?? [];
  const reason = later && `The database has migration ${later}, which is newer than this server`;
  throw new DatabaseError(reason ?? message, { cause: error });
}
