import { mkdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import Libsql from "libsql";
import { DatabaseError } from "./errors";
import { migrate } from "./migrations";

/** What may be bound to a statement. The driver aborts the whole process on a boolean. */
export type SqlValue = string | number | null;

/** A connection that reads. Rows come unparsed. Throws `DatabaseError`. */
export interface ReadableDatabase {
  all(sql: string, ...values: readonly SqlValue[]): readonly unknown[];
}

/** A connection that reads and writes. Every method throws `DatabaseError`. */
export interface Database extends ReadableDatabase {
  /** Runs statements without parameters or results. */
  exec(sql: string): void;
  /** Runs one writing statement; when it returns, what it wrote is committed and synced. */
  run(sql: string, ...values: readonly SqlValue[]): void;
  /** Moves the write-ahead log into the database file, then closes the connection. */
  close(): void;
}

/** How long a statement waits for another process's lock. The server answers nobody meanwhile. */
const BUSY_TIMEOUT_MS = 1000;

/** What the pragma answers for FULL: the write-ahead log is synced to disk at every commit. */
const SYNCHRONOUS_FULL = 2;

/**
 * Opens the database for the server, with its folder created and its tables up to date.
 *
 * @param file Absolute path.
 * @throws DatabaseError also where the file system cannot do a write-ahead log with full sync,
 *   since success would then be answered for leads that a power cut loses (architecture.md, 9).
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
 * Opens an existing database for reading only, also while the server is writing to it.
 *
 * @param file Absolute path.
 * @throws DatabaseError
 */
export function openForReading(file: string): ReadableDatabase {
  // The driver ignores its own `readonly` option; SQLite honours the one in the address.
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

function requirePragma(database: ReadableDatabase, name: string, wanted: string | number): void {
  const actual = JSON.stringify(database.all(`PRAGMA ${name}`));
  if (actual !== JSON.stringify([{ [name]: wanted }])) {
    throw new DatabaseError(`The database needs ${name} ${wanted} and has ${actual}`);
  }
}
