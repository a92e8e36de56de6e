import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SelectQueryNode,
} from "kysely";
import type Libsql from "libsql";
import { Session } from "./driver";
import { guarded, isDamage } from "./sqlite-guard";
import type { GroupWriter } from "./sqlite-writer";

/** The connections to a database file. */
export interface Connections {
  readonly file: string;
  readonly writer: Libsql.Database;
  /** Sees only what is committed, also while a transaction of the writer is open. */
  readonly reader: Libsql.Database;
  readonly lockLimitMs: number;
  readonly requireInPlace?: () => void;
  readonly onDamage?: () => void;
}

/** Reads at once, and writes with the group: a query by itself, or a transaction. */
export class SqliteSession extends Session {
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
