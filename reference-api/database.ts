import { connectPostgres, openPostgres } from "./postgres";
import { openForReading, openSqlite } from "./sqlite";
import type { Db } from "./tables";

/**
 * The database of the server: SQLite on one file or Postgres. Every method and query rejects with
 * `DatabaseError`.
 */
export interface Database {
  /** Once a write or transaction resolves, it is committed and synced to disk. */
  readonly db: Db;
  /** For counters of rate limits: a power cut may undo writes, and they give up sooner. */
  readonly counters: Db;
  /** Checks that leads can be read, and that the server still uses the configured database. */
  checkReadable(): Promise<void>;
  /** Checks that a lead could be stored now, by a write of its size. */
  checkWritable(): Promise<void>;
  /**
   * Removes deleted rows from the files of the database, while others use it: the write-ahead log of
   * SQLite, the dead rows of Postgres. Can be repeated.
   */
  clean(): Promise<void>;
  close(): Promise<void>;
}

/** What a command needs that only reads. */
export type DatabaseReader = Pick<Database, "db" | "close">;

/** Where the data is. */
export type DatabaseTarget =
  | { readonly kind: "sqlite"; /** Absolute path. */ readonly file: string }
  | { readonly kind: "postgres"; readonly url: string };

/**
 * Opens the database and runs the missing migrations. Waits while another instance migrates.
 *
 * @throws DatabaseError also for a damaged file, or one that a newer server has migrated.
 */
export function openDatabase(target: DatabaseTarget): Promise<Database> {
  return target.kind === "sqlite" ? openSqlite(target.file) : openPostgres(target.url);
}

/**
 * Opens an existing database as it is, also while a server uses it.
 *
 * @throws DatabaseError
 */
export async function openReader(target: DatabaseTarget): Promise<DatabaseReader> {
  return target.kind === "sqlite" ? openForReading(target.file) : connectPostgres(target.url);
}
