import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type DialectAdapter,
  type Driver,
  Kysely,
  type QueryResult,
} from "kysely";
import type { Db } from "./tables";

/** A query builder that speaks a dialect and borrows sessions. Whoever opened the database closes it. */
export function kyselyWith(
  dialect: Dialect,
  adapter: DialectAdapter,
  connect: () => Promise<Session>,
): Db {
  const driver = {
    init: async () => {},
    acquireConnection: connect,
    beginTransaction: (session: Session) => session.begin(),
    commitTransaction: (session: Session) => session.commit(),
    rollbackTransaction: (session: Session) => session.rollback(),
    releaseConnection: (session: Session) => Promise.resolve(session.release()),
    destroy: async () => {},
  };
  return new Kysely({
    dialect: {
      createAdapter: () => adapter,
      createDriver: (): Driver => driver,
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
    },
  });
}

/** A connection that Kysely has borrowed. Its methods reject with `DatabaseError`. */
export abstract class Session implements DatabaseConnection {
  abstract executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>>;
  abstract begin(): Promise<void>;
  abstract commit(): Promise<void>;
  abstract rollback(): Promise<void>;
  abstract release(): void;

  streamQuery(): never {
    throw new Error("Streams are not supported: read page by page");
  }
}
