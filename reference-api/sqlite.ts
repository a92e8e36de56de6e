import { mkdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver } from "kysely";
import Libsql from "libsql";
import type { Database, DatabaseReader } from "./database";
import { kyselyWith } from "./driver";
import { migrate } from "./migrations";
import { guarded, LOCK_LIMIT_MS, requirePragma } from "./sqlite-guard";
import { checkpoint, markDatabase, watchFiles } from "./sqlite-files";
import { type Connections, SqliteSession } from "./sqlite-session";
import { GroupWriter } from "./sqlite-writer";
import { readOneLead, writeProbe } from "./stores/probe";
import type { Db } from "./tables";

/** Counters wait less: their caller goes on without them. */
const COUNTER_LOCK_LIMIT_MS = 200;
/** The log can only be emptied in a moment when nobody reads or writes. */
const CLEANING_LIMIT_MS = 10_000;

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
