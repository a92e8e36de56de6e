import { mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import Libsql from "libsql";
import type { Database, Rows } from "./database";
import { DatabaseError } from "./errors";
import { migrateSqlite } from "./migrations";
import { checkpoint, markDatabase, watchFiles } from "./sqlite-files";
import { PROBE, READ_ONE_LEAD } from "./stores/probe";
import type { Statement } from "./statement";

type Connection = Libsql.Database;

/** How long a statement waits for another process's lock. The server serves others meanwhile. */
const LOCK_LIMIT_MS = 2000;
const LOCK_RETRY_MS = 20;
/** Counters wait less: their caller goes on without them. */
const COUNTER_LOCK_LIMIT_MS = 200;

/** The pragma's value for FULL: every commit syncs the write-ahead log to disk. */
const SYNCHRONOUS_FULL = 2;

/**
 * Opens a database file. Creates its folder and migrates its tables.
 *
 * @throws DatabaseError also for a damaged file, and if the file system does not support a
 *   write-ahead log with full sync: a power cut could then lose leads that were answered with success.
 */
export async function openSqlite(file: string): Promise<Database> {
  const guard = guarded(file);
  const synced = await guard(() => {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    return connect(file, "FULL");
  });
  const quickCheck = () => requirePragma(synced, "quick_check", "ok");
  await guard(() => {
    requirePragma(synced, "journal_mode", "wal");
    requirePragma(synced, "synchronous", SYNCHRONOUS_FULL);
    quickCheck();
    migrateSqlite(synced);
    markDatabase(synced);
  });
  const unsynced = await guard(() => connect(file, "NORMAL"));
  const { requireInPlace, close } = await guard(() => watchFiles(file, synced));
  let mayBeDamaged = false;

  const write = (
    connection: Connection,
    statements: readonly Statement[],
    lockLimitMs = LOCK_LIMIT_MS,
  ) =>
    guard(() => {
      try {
        const rows = inTransaction(connection, statements);
        // After the commit: a lead in a file that was removed meanwhile must not be answered with
        // success.
        requireInPlace();
        return rows;
      } catch (error) {
        mayBeDamaged ||= isDamage(error);
        throw error;
      }
    }, lockLimitMs);

  return {
    read: (statement) => guard(() => select(synced, statement)),
    write: inGroups((statements) => write(synced, statements)),
    writeUnsynced: async (statement) =>
      (await write(unsynced, [statement], COUNTER_LOCK_LIMIT_MS)).flat(),
    checkReadable: () =>
      guard(() => {
        requireInPlace();
        select(synced, READ_ONE_LEAD);
      }),
    checkWritable: async () => {
      if (mayBeDamaged) await guard(quickCheck);
      mayBeDamaged = false;
      await write(synced, [PROBE]);
    },
    scrub: () =>
      guard(() => {
        synced.exec("VACUUM");
        checkpoint(synced);
      }),
    close: async () => {
      unsynced.close();
      // Another program may have the database open. Its log then stays, and is read at the next start.
      await guard(() => checkpoint(synced)).catch(() => undefined);
      synced.close();
      close();
    },
  };
}

/** Reads an existing database file, also while a server writes to it. */
export interface SqliteReader {
  /** @throws DatabaseError */
  all(statement: Statement): Rows;
}

/**
 * Opens an existing database file for reading.
 *
 * @throws DatabaseError
 */
export function openForReading(file: string): SqliteReader {
  // The driver ignores its `readonly` option, but SQLite respects `mode=ro` in a file URL.
  const address = `${pathToFileURL(file).href}?mode=ro`;
  const connection = attempt(file, () => new Libsql(address, { timeout: LOCK_LIMIT_MS }));
  return { all: (statement) => attempt(file, () => select(connection, statement)) };
}

function connect(file: string, synchronous: "FULL" | "NORMAL"): Connection {
  // A wait inside the driver would block the whole server, so `guarded` waits instead.
  const connection = new Libsql(file, { timeout: 0 });
  connection.exec(
    `PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}; PRAGMA secure_delete = ON`,
  );
  return connection;
}

function select(connection: Connection, { parts, values }: Statement): Rows {
  return connection.prepare(parts.join("?")).all(values);
}

/**
 * Runs statements between BEGIN and COMMIT. Without them, the driver leaves a statement open that
 * failed on a lock, and SQLite then does not commit what later statements write.
 */
function inTransaction(connection: Connection, statements: readonly Statement[]): Rows[] {
  connection.exec("BEGIN IMMEDIATE");
  try {
    const rows = statements.map((statement) => select(connection, statement));
    connection.exec("COMMIT");
    return rows;
  } catch (error) {
    if (connection.inTransaction) connection.exec("ROLLBACK");
    throw error;
  }
}

interface QueuedWrite {
  readonly statements: readonly Statement[];
  readonly resolve: (rows: readonly Rows[]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Commits what arrives at the same time in one transaction, because each sync to the disk takes
 * milliseconds in which the server does nothing else. If it fails for any reason but a lock, each
 * write is done by itself, so that one bad write does not fail the others.
 */
function inGroups(
  write: (statements: readonly Statement[]) => Promise<readonly Rows[]>,
): Database["write"] {
  const queue: QueuedWrite[] = [];
  const flush = async (): Promise<void> => {
    const group = queue.splice(0);
    try {
      const rows = [...(await write(group.flatMap(({ statements }) => statements)))];
      for (const { statements, resolve } of group) resolve(rows.splice(0, statements.length));
    } catch (error) {
      const isAlone = group.length === 1 || (error instanceof Error && isLock(error.cause));
      for (const { statements, resolve, reject } of group) {
        if (isAlone) reject(error);
        else await write(statements).then(resolve, reject);
      }
    }
  };
  return (...statements) =>
    new Promise((resolve, reject) => {
      queue.push({ statements, resolve, reject });
      if (queue.length === 1) setImmediate(() => void flush());
    });
}

function requirePragma(connection: Connection, name: string, expected: string | number): void {
  const actual = JSON.stringify(connection.pragma(name));
  if (actual === JSON.stringify([{ [name]: expected }])) return;
  if (name === "quick_check") throw new Error(DAMAGED);
  throw new Error(`it needs ${name} ${expected} but has ${actual}`);
}

const DAMAGED = "the file is damaged. Restore a backup: npm run restore -- FILE";

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";

const isLock = (error: unknown): boolean =>
  codeOf(error).startsWith("SQLITE_BUSY") ||
  (error instanceof Error && error.message.includes("database is locked"));

const isDamage = (error: unknown): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error));

/** Runs an action on a file, and once more while another process has it locked. */
function guarded(file: string) {
  return async <Result>(action: () => Result, lockLimitMs = LOCK_LIMIT_MS): Promise<Result> => {
    const end = performance.now() + lockLimitMs;
    for (;;) {
      try {
        return action();
      } catch (error) {
        if (!isLock(error) || performance.now() > end) throw failure(file, error);
      }
      await delay(LOCK_RETRY_MS);
    }
  };
}

function attempt<Result>(file: string, action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    throw failure(file, error);
  }
}

function failure(file: string, cause: unknown): DatabaseError {
  if (cause instanceof DatabaseError) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  const reason = codeOf(cause) === "SQLITE_CORRUPT" ? DAMAGED : message;
  return new DatabaseError(`The database ${file} failed: ${reason}`, { cause });
}
