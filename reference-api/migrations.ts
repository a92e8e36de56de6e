import { z } from "zod";
import type { Database } from "./database";
import { DatabaseError } from "./errors";

/** The steps from an empty file to today's tables. One that has shipped is never edited: append. */
const STEPS = [
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
 * Brings the tables up to date, all or nothing; `user_version` counts the steps taken. The lock
 * comes first, so that two servers starting on one file do not both take them.
 *
 * @throws DatabaseError when a step fails, or when a newer server has written the file. The
 *   transaction then ends with the connection: there is no server without its tables.
 */
export function migrate(database: Database): void {
  database.exec("BEGIN IMMEDIATE");
  const taken = stepsTaken(database);
  if (taken > STEPS.length) {
    throw new DatabaseError(`The database is of version ${taken}, newer than this server`);
  }
  for (const step of STEPS.slice(taken)) database.exec(step);
  database.exec(`PRAGMA user_version = ${STEPS.length}; COMMIT`);
}

function stepsTaken(database: Database): number {
  const rows = z.tuple([z.object({ user_version: z.int() })]);
  const [row] = rows.parse(database.all("PRAGMA user_version"));
  return row.user_version;
}
