import { openPostgres } from "./postgres";
import { openSqlite } from "./sqlite";
import type { Statement } from "./statement";

/** Rows as the driver returns them, unparsed. */
export type Rows = readonly unknown[];

/**
 * The database of the server: SQLite on one file or Postgres. The stores write their SQL once, for
 * both. Every method rejects with `DatabaseError`.
 */
export interface Database {
  read(statement: Statement): Promise<Rows>;
  /**
   * Runs statements in one transaction. Once it resolves, the changes are committed and synced to
   * disk. Resolves with the rows of each statement.
   */
  write(...statements: readonly Statement[]): Promise<readonly Rows[]>;
  /** Like `write`, but a power cut may undo it. For counters of rate limits. */
  writeUnsynced(statement: Statement): Promise<Rows>;
  /** Checks that leads can be read, and that the server still uses the configured database. */
  checkReadable(): Promise<void>;
  /** Checks that a lead could be stored now, by a write of its size. */
  checkWritable(): Promise<void>;
  /** Removes the remains of deleted rows from the files of the database. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

/** Where the data is. */
export type DatabaseTarget =
  | { readonly kind: "sqlite"; /** Absolute path. */ readonly file: string }
  | { readonly kind: "postgres"; readonly url: string };

/**
 * Opens the database and runs the missing migrations.
 *
 * @throws DatabaseError also for a damaged file, or one that a newer server has migrated.
 */
export function openDatabase(target: DatabaseTarget): Promise<Database> {
  return target.kind === "sqlite" ? openSqlite(target.file) : openPostgres(target.url);
}
