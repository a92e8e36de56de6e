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

/** A query builder that speaks a dialect and borrows sessions. */
export function kyselyWith(
  dialect: Dialect,
  adapter: DialectAdapter,
  connect: () => Promise<Session>,
): Db {
  return new Kysely({
    dialect: {
      createAdapter: () => adapter,
      createDriver: () => new SessionDriver(connect),
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

/** Makes Kysely use sessions. Whoever opened the database closes it. */
class SessionDriver implements Driver {
  constructor(private readonly connect: () => Promise<Session>) {}

  acquireConnection(): Promise<Session> {
    return this.connect();
  }

  beginTransaction(session: Session): Promise<void> {
    return session.begin();
  }

  commitTransaction(session: Session): Promise<void> {
    return session.commit();
  }

  rollbackTransaction(session: Session): Promise<void> {
    return session.rollback();
  }

  releaseConnection(session: Session): Promise<void> {
    session.release();
    return Promise.resolve();
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    return Promise.resolve();
  }
}
