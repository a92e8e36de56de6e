import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SelectQueryNode,
  SqliteDriver,
} from "kysely";
import type Libsql from "libsql";
import { DatabaseError } from "./errors";
import { guarded, isDamage } from "./sqlite-guard";

/** A connection to a database file. */
export interface FileConnection {
  readonly file: string;
  readonly connection: Libsql.Database;
  /** How long a query waits for those before it, and for another process's lock. */
  readonly lockLimitMs: number;
  /** Called after each commit: a lead in a file that was removed meanwhile must not be answered with success. */
  readonly requireInPlace?: () => void;
  readonly onDamage?: () => void;
}

/** Kysely's driver, except that it waits for locks and that its failures are `DatabaseError`s. */
export class FileDriver extends SqliteDriver {
  constructor(private readonly options: FileConnection) {
    super({ database: options.connection });
  }

  override async acquireConnection(): Promise<FileSession> {
    const end = performance.now() + this.options.lockLimitMs;
    return new FileSession(await super.acquireConnection(), this.options, end);
  }

  override beginTransaction(session: FileSession): Promise<void> {
    return session.begin();
  }

  override commitTransaction(session: FileSession): Promise<void> {
    return session.commit();
  }

  override rollbackTransaction(session: FileSession): Promise<void> {
    return Promise.resolve(session.rollback());
  }
}

/** The connection while a query or a transaction has it. */
class FileSession implements DatabaseConnection {
  #isInTransaction = false;

  /** @param end Until when queries wait for locks, by `performance.now()`. */
  constructor(
    private readonly inner: DatabaseConnection,
    private readonly options: FileConnection,
    private readonly end: number,
  ) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // libsql aborts the process on a boolean.
    if (query.parameters.some((value) => typeof value === "boolean")) {
      throw new DatabaseError("SQLite has no booleans: use 0 and 1");
    }
    const run = () => this.inner.executeQuery<Row>(query);
    if (!this.#isInTransaction && !SelectQueryNode.is(query.query)) {
      return this.#guard(() => this.#commitAfter(run));
    }
    if (this.#isInTransaction && !this.#isOpenInFile()) {
      throw new DatabaseError("SQLite has rolled back the transaction");
    }
    return this.#guard(run);
  }

  streamQuery(): never {
    throw new Error("Streams are not supported: read page by page");
  }

  async begin(): Promise<void> {
    await this.#guard(() => this.options.connection.exec("BEGIN IMMEDIATE"));
    this.#isInTransaction = true;
  }

  async commit(): Promise<void> {
    await this.#guard(() => this.#commit());
    this.#isInTransaction = false;
  }

  rollback(): void {
    this.#isInTransaction = false;
    if (this.#isOpenInFile()) this.options.connection.exec("ROLLBACK");
  }

  /** libsql aborts the process if a closed connection is asked for its transaction. */
  #isOpenInFile(): boolean {
    const { connection } = this.options;
    return connection.open && connection.inTransaction;
  }

  #commit(): void {
    this.options.connection.exec("COMMIT");
    this.options.requireInPlace?.();
  }

  /**
   * A write by itself. Also a single statement runs between BEGIN and COMMIT: otherwise libsql leaves a
   * statement open that failed on a lock, and SQLite then does not commit what later statements write.
   */
  #commitAfter<Result>(write: () => Result): Result {
    this.options.connection.exec("BEGIN IMMEDIATE");
    try {
      const result = write();
      this.#commit();
      return result;
    } catch (error) {
      this.rollback();
      throw error;
    }
  }

  async #guard<Result>(action: () => Result | Promise<Result>): Promise<Result> {
    try {
      return await guarded(this.options.file)(action, this.end - performance.now());
    } catch (error) {
      if (error instanceof Error && isDamage(error.cause)) this.options.onDamage?.();
      throw error;
    }
  }
}
