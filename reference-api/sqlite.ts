import { mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from "kysely";
import Libsql from "libsql";
import type { Database, DatabaseReader } from "./database";
import { kyselyWith, Session } from "./driver";
import { DatabaseError } from "./errors";
import { migrate } from "./migrations";
import { checkpoint, markDatabase, watchFiles } from "./sqlite-files";
import { GroupWriter } from "./sqlite-writer";
import { readOneLead, writeProbe } from "./stores/probe";
import type { Db } from "./tables";

/** How long a write waits for another process's lock. The server serves others meanwhile. */
const LOCK_LIMIT_MS = 2000;
const LOCK_RETRY_MS = 20;
/** Counters wait less: their caller goes on without them. */
const COUNTER_LOCK_LIMIT_MS = 200;
/** The log can only be emptied in a moment when nobody reads or writes. */
const CLEANING_LIMIT_MS = 10_000;

/** The pragma's value for FULL: every commit syncs the write-ahead log to disk. */
const SYNCHRONOUS_FULL = 2;

const DAMAGED = "the file is damaged. Restore a backup: npm run restore -- FILE";

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
  }, Infinity);
  const quickCheck = () => requirePragma(synced, "quick_check", "ok");
  await guard(() => {
    requirePragma(synced, "journal_mode", "wal");
    requirePragma(synced, "synchronous", SYNCHRONOUS_FULL);
    quickCheck();
  });
  // Another instance may be migrating, however long.
  const patient = { file, writer: synced, reader: synced, lockLimitMs: Infinity };
  await migrate(await kyselyOn(patient), "sqlite");
  await guard(() => markDatabase(synced));
  const unsynced = await guard(() => connect(file, "NORMAL"));
  const reader = await guard(() => connect(file, "NORMAL"));
  const { requireInPlace, close } = await guard(() => watchFiles(file, synced));
  let mayBeDamaged = false;
  const parts = { file, reader, requireInPlace, onDamage: () => void (mayBeDamaged = true) };
  const db = await kyselyOn({ ...parts, writer: synced, lockLimitMs: LOCK_LIMIT_MS });

  return {
    db,
    counters: await kyselyOn({ ...parts, writer: unsynced, lockLimitMs: COUNTER_LOCK_LIMIT_MS }),
    checkReadable: async () => {
      await guard(requireInPlace);
      await readOneLead(db);
    },
    checkWritable: async () => {
      if (mayBeDamaged) await guard(quickCheck);
      mayBeDamaged = false;
      await writeProbe(db);
    },
    clean: async () => {
      // A connection of its own, because the others may be in a transaction.
      const cleaner = await guard(() => connect(file, "FULL"));
      await guard(() => checkpoint(cleaner), CLEANING_LIMIT_MS).finally(() => cleaner.close());
    },
    close: async () => {
      unsynced.close();
      reader.close();
      // Another program may have the database open. Its log then stays, and is read at the next start.
      await guard(() => checkpoint(synced)).catch(() => undefined);
      synced.close();
      close();
    },
  };
}

/**
 * Opens an existing database file for reading, also while a server writes to it.
 *
 * @throws DatabaseError
 */
export async function openForReading(file: string): Promise<DatabaseReader> {
  // The driver ignores its `readonly` option, but SQLite respects `mode=ro` in a file URL.
  const address = `${pathToFileURL(file).href}?mode=ro`;
  const reader = await guarded(file)(() => new Libsql(address, { timeout: 0 }));
  const db = await kyselyOn({ file, writer: reader, reader, lockLimitMs: LOCK_LIMIT_MS });
  return { db, close: () => Promise.resolve(void reader.close()) };
}

function connect(file: string, synchronous: "FULL" | "NORMAL"): Libsql.Database {
  // A wait inside the driver would block the whole server, so `guarded` waits instead.
  const connection = new Libsql(file, { timeout: 0 });
  connection.exec(
    `PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}; PRAGMA secure_delete = ON`,
  );
  return connection;
}

interface Connections {
  readonly file: string;
  readonly writer: Libsql.Database;
  /** Sees only what is committed, also while a transaction of the writer is open. */
  readonly reader: Libsql.Database;
  readonly lockLimitMs: number;
  readonly requireInPlace?: () => void;
  readonly onDamage?: () => void;
}

async function kyselyOn(connections: Connections): Promise<Db> {
  const { file, writer, lockLimitMs, requireInPlace } = connections;
  const guard = guarded(file);
  const group = new GroupWriter(writer, (begin) => guard(begin, lockLimitMs), requireInPlace);
  const queries = { writer: await queriesOn(writer), reader: await queriesOn(connections.reader) };
  return kyselyWith(new SqliteDialect({ database: writer }), new TransactionalAdapter(), () =>
    Promise.resolve(new SqliteSession(connections, queries, group)),
  );
}

/** Runs queries as Kysely's own dialect does. */
async function queriesOn(database: Libsql.Database): Promise<DatabaseConnection> {
  const driver = new SqliteDriver({ database });
  await driver.init();
  return driver.acquireConnection();
}

/** Runs a migration in a transaction, so that it is complete or has not happened. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Reads at once, and writes with the group: a query by itself, or a transaction. */
class SqliteSession extends Session {
  #transaction: { commit: () => void; rollBack: (reason: Error) => void } | undefined;
  #committed = Promise.resolve();

  constructor(
    private readonly connections: Connections,
    private readonly queries: Readonly<Record<"writer" | "reader", DatabaseConnection>>,
    private readonly group: GroupWriter,
  ) {
    super();
  }

  override executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer, reader } = this.queries;
    return this.#guard(() => {
      // The driver aborts the process on a boolean.
      if (query.parameters.some((value) => typeof value === "boolean")) {
        throw new Error("SQLite has no booleans: use 0 and 1");
      }
      if (this.#transaction) {
        if (this.connections.writer.inTransaction) return writer.executeQuery<Row>(query);
        throw new Error("SQLite has rolled back the transaction");
      }
      if (SelectQueryNode.is(query.query)) return reader.executeQuery<Row>(query);
      return this.group.run(() => writer.executeQuery<Row>(query));
    });
  }

  override begin(): Promise<void> {
    return this.#guard(
      () =>
        new Promise((begun, failed) => {
          const transaction = () =>
            new Promise<void>((commit, rollBack) => {
              this.#transaction = { commit, rollBack };
              begun();
            });
          this.#committed = this.group.run(transaction);
          this.#committed.catch(failed);
        }),
    );
  }

  override commit(): Promise<void> {
    this.#transaction?.commit();
    this.#transaction = undefined;
    return this.#guard(() => this.#committed);
  }

  override async rollback(): Promise<void> {
    this.#transaction?.rollBack(new Error("rolled back"));
    this.#transaction = undefined;
    await this.#committed.catch(() => undefined);
  }

  override release(): void {
    this.#transaction = undefined;
  }

  /** The group has waited for locks of its own already, so a write does not wait again. */
  async #guard<Result>(action: () => Promise<Result>): Promise<Result> {
    const { file, onDamage } = this.connections;
    try {
      return await guarded(file)(action);
    } catch (error) {
      if (error instanceof Error && isDamage(error.cause)) onDamage?.();
      throw error;
    }
  }
}

function requirePragma(connection: Libsql.Database, name: string, expected: string | number): void {
  const actual = JSON.stringify(connection.pragma(name));
  if (actual === JSON.stringify([{ [name]: expected }])) return;
  if (name === "quick_check") throw new Error(DAMAGED);
  throw new Error(`it needs ${name} ${expected} but has ${actual}`);
}

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";

const isLock = (error: unknown): boolean =>
  codeOf(error).startsWith("SQLITE_BUSY") ||
  (error instanceof Error && error.message.includes("database is locked"));

const isDamage = (error: unknown): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error));

/** Runs an action on a file, and once more while another process has it locked. */
function guarded(file: string) {
  return async <Result>(
    action: () => Result | Promise<Result>,
    lockLimitMs = LOCK_LIMIT_MS,
  ): Promise<Result> => {
    const end = performance.now() + lockLimitMs;
    for (;;) {
      try {
        return await action();
      } catch (error) {
        if (error instanceof DatabaseError) throw error;
        if (!isLock(error) || performance.now() > end) throw failure(file, error);
      }
      await delay(LOCK_RETRY_MS);
    }
  };
}

function failure(file: string, cause: unknown): DatabaseError {
  const message = cause instanceof Error ? cause.message : String(cause);
  const reason = codeOf(cause) === "SQLITE_CORRUPT" ? DAMAGED : message;
  return new DatabaseError(`The database ${file} failed: ${reason}`, { cause });
}
