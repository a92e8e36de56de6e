import { z } from "zod";
import type { Database } from "./database";
import { DatabaseError } from "./errors";

/** Migrations in order. Append new ones; never edit one that has shipped. */
const MIGRATIONS = [
  `CREATE TABLE leads (
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
] as const;

/**
 * Runs the missing migrations in one transaction. `user_version` counts those already done. The
 * lock comes first, so that two servers starting on one file do not both run them.
 *
 * @throws DatabaseError if a migration fails, or if a newer server has migrated the file.
 */
export function migrate(database: Database): void {
  database.exec("BEGIN IMMEDIATE");
  const done = migrationsDone(database);
  if (done > MIGRATIONS.length) {
    throw new DatabaseError(`The database has version ${done}, which is newer than this server`);
  }
  for (const migration of MIGRATIONS.slice(done)) database.exec(migration);
  database.exec(`PRAGMA user_version = ${MIGRATIONS.length}; COMMIT`);
}

function migrationsDone(database: Database): number {
  const rows = z.tuple([z.object({ user_version: z.int() })]);
  const [row] = rows.parse(database.all("PRAGMA user_version"));
  return row.user_version;
}
