import { mkdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import Libsql from "libsql";
import { DatabaseError } from "./errors";
import { migrate } from "./migrations";

/** A value to bind to a statement. No boolean: the driver aborts the process on one. */
export type SqlValue = string | number | null;

/** A read-only connection. Rows are unparsed. Throws `DatabaseError`. */
export interface ReadableDatabase {
  all(sql: string, ...values: readonly SqlValue[]): readonly unknown[];
}

/** A read-write connection. Every method throws `DatabaseError`. */
export interface Database extends ReadableDatabase {
  /** Runs statements without parameters or results. */
  exec(sql: string): void;
  /** Runs one statement. When it returns, the change is committed and synced to disk. */
  run(sql: string, ...values: readonly SqlValue[]): void;
  /** Moves the write-ahead log into the database file, then closes the connection. */
  close(): void;
}

/** How long a statement waits for another process's lock. It blocks the whole server meanwhile. */
const BUSY_TIMEOUT_MS = 1000;

/** The pragma's value for FULL: every commit syncs the write-ahead log to disk. */
const SYNCHRONOUS_FULL = 2;

/**
 * Opens the database for the server. Creates its folder and migrates its tables.
 *
 * @throws DatabaseError also if the file system does not support a write-ahead log with full sync:
 *   a power cut could then lose leads that were answered with success.
 */
export function openDatabase(file: string): Database {
  guard(file, () => mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 }));
  const database = connect(file, file);
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  requirePragma(database, "journal_mode", "wal");
  requirePragma(database, "synchronous", SYNCHRONOUS_FULL);
  migrate(database);
  return database;
}

/**
 * Opens an existing database for reading, also while the server writes to it.
 *
 * @throws DatabaseError
 */
export function openForReading(file: string): ReadableDatabase {
  // The driver ignores its `readonly` option, but SQLite respects `mode=ro` in a file URL.
  return connect(file, `${pathToFileURL(file).href}?mode=ro`);
}

function connect(file: string, address: string): Database {
  const connection = guard(file, () => new Libsql(address, { timeout: BUSY_TIMEOUT_MS }));
  return {
    exec: (sql) => {
      guard(file, () => connection.exec(sql));
    },
    run: (sql, ...values) => {
      guard(file, () => connection.prepare(sql).run(values));
    },
    all: (sql, ...values) => guard(file, () => connection.prepare(sql).all(values)),
    close: () => {
      guard(file, () => connection.pragma("wal_checkpoint(TRUNCATE)"));
      connection.close();
    },
  };
}

function guard<Result>(file: string, action: () => Result): Result {
  try {
    return action();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseError(`The database ${file} failed: ${reason}`, { cause });
  }
}

function requirePragma(database: ReadableDatabase, name: string, expected: string | number): void {
  const actual = JSON.stringify(database.all(`PRAGMA ${name}`));
  if (actual !== JSON.stringify([{ [name]: expected }])) {
    throw new DatabaseError(`The database needs ${name} ${expected} but has ${actual}`);
  }
}
