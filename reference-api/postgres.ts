import { setTimeout as delay } from "node:timers/promises";
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresDialect,
  type Kysely,
  type QueryResult,
  sql,
} from "kysely";
import pg from "pg";
import type { Database } from "./database";
import { kyselyWith, Session } from "./driver";
import { DatabaseError } from "./errors";
import { migrate } from "./migrations";
import { readOneLead, writeProbe } from "./stores/probe";
import type { Db } from "./tables";

// Counts and milliseconds are small enough for a number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

interface Limits {
  readonly connections: number;
  /** For a free connection. */
  readonly waitMs: number;
  /** For a statement, also one that waits for a lock. Zero is no limit. */
  readonly statementMs: number;
}

/** A request counts first and then stores, and has to have its answer within 8 s. */
const LIMITS: Limits = { connections: 7, waitMs: 2000, statementMs: 3000 };
const COUNTER_LIMITS: Limits = { connections: 3, waitMs: 500, statementMs: 500 };
/** Migrations and the cleaning of files may take long, and wait for others that do. */
const NO_LIMITS: Limits = { connections: 1, waitMs: 5000, statementMs: 0 };

/** The server ends a statement a little earlier than we give the connection up. */
const ANSWER_MS = 500;
const HEALTH_LIMIT_MS = 1500;
const CLOSE_LIMIT_MS = 1000;

/**
 * Opens a Postgres database and migrates its tables. Lost connections are replaced.
 *
 * @throws DatabaseError
 */
export async function openPostgres(url: string, limits = LIMITS): Promise<Database> {
  await withoutLimits(url, async (db) => {
    const refused = sql`SELECT WHERE current_setting('server_encoding') NOT IN ('UTF8', 'SQL_ASCII')`;
    if ((await refused.execute(db)).rows.length > 0) {
      throw new DatabaseError("The Postgres database must have the encoding UTF8");
    }
    await migrate(db, "postgres");
  });
  const database = connectPostgres(url, limits);
  // Opens the connection that shows a restore that the server runs.
  await readOneLead(database.db);
  return database;
}

async function withoutLimits(url: string, action: (db: Db) => Promise<void>): Promise<void> {
  const pool = poolOf(url, NO_LIMITS);
  await action(kyselyOn(pool)).finally(() => pool.end());
}

/** Uses a Postgres database as it is. */
export function connectPostgres(url: string, limits = LIMITS): Database {
  const pools = [poolOf(url, limits), poolOf(url, COUNTER_LIMITS)] as const;
  const [db, counters] = [kyselyOn(pools[0]), kyselyOn(pools[1])];
  return {
    db,
    counters,
    checkReadable: () => soon(readOneLead(db)),
    checkWritable: () => soon(writeProbe(db)),
    // Without these options, Postgres keeps a few dead rows in the indexes, or locks the tables.
    clean: () =>
      withoutLimits(url, async (patient) => {
        await sql`VACUUM (INDEX_CLEANUP ON, TRUNCATE OFF)
          leads, outbox, subscribers, otp_codes`.execute(patient);
      }),
    close: async () => {
      // A server that is lost does not confirm the end of connections.
      await Promise.race([
        Promise.all(pools.map((pool) => pool.end())),
        delay(CLOSE_LIMIT_MS, undefined, { ref: false }),
      ]);
    },
  };
}

function poolOf(url: string, { connections, waitMs, statementMs }: Limits): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    // The last connection stays open, so that a restore sees that the server runs.
    min: 1,
    max: connections,
    connectionTimeoutMillis: waitMs,
    query_timeout: statementMs && statementMs + ANSWER_MS,
    keepAlive: true,
    verify: (client, done) => {
      // A server may have synchronous_commit off, and would confirm leads that a power cut loses.
      client
        .query(
          `SET synchronous_commit = on; SET statement_timeout = ${statementMs};
           SET application_name = 'reference-api'`,
        )
        .then(() => done(), done);
    },
  });
  // The pool replaces lost connections. Without listeners, each would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

const kyselyOn = (pool: pg.Pool) =>
  kyselyWith(new PostgresDialect({ pool }), new PatientAdapter(), async () => {
    try {
      return new PostgresSession(await pool.connect());
    } catch (error) {
      throw failure(error);
    }
  });

/** Waits for another instance that migrates. Kysely's own adapter gives up after an hour. */
class PatientAdapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<never>): Promise<void> {
    await sql`SELECT pg_advisory_lock(${sql.lit(MIGRATION_LOCK)})`.execute(db);
  }

  override async releaseMigrationLock(db: Kysely<never>): Promise<void> {
    await sql`SELECT pg_advisory_unlock(${sql.lit(MIGRATION_LOCK)})`.execute(db);
  }
}

/** The advisory lock of whoever migrates: any number that nothing else on the server locks. */
export const MIGRATION_LOCK = 7_219_004;

class PostgresSession extends Session {
  #isLost = false;

  constructor(private readonly client: pg.PoolClient) {
    super();
  }

  override async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    // Without this, a transaction would wait for its rollback too.
    if (this.#isLost) throw new DatabaseError("The connection to Postgres is lost");
    try {
      const { rows, rowCount, command } = await this.client.query<Row & pg.QueryResultRow>(sql, [
        ...parameters,
      ]);
      // Postgres answers so to the COMMIT of a transaction in which a statement has failed.
      if (sql === "commit" && command === "ROLLBACK") throw new Error("rolled back");
      return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
    } catch (error) {
      this.#isLost = !(error instanceof pg.DatabaseError) || error.severity !== "ERROR";
      throw failure(error);
    }
  }

  override async begin(): Promise<void> {
    await this.executeQuery(CompiledQuery.raw("begin"));
  }

  override async commit(): Promise<void> {
    await this.executeQuery(CompiledQuery.raw("commit"));
  }

  override async rollback(): Promise<void> {
    await this.executeQuery(CompiledQuery.raw("rollback")).catch(() => undefined);
  }

  override release(): void {
    this.client.release(this.#isLost);
  }
}

function soon(check: Promise<void>): Promise<void> {
  const late = delay(HEALTH_LIMIT_MS, undefined, { ref: false }).then(() => {
    throw new DatabaseError("The Postgres database did not answer in time");
  });
  return Promise.race([check, late]);
}

function failure(cause: unknown): DatabaseError {
  // For a name with several addresses, the message is empty.
  const message = cause instanceof Error ? cause.message || String(Reflect.get(cause, "code")) : "";
  return new DatabaseError(`The Postgres database failed: ${message}${adviceOn(cause)}`, { cause });
}

/** What to do about mistakes at the first start. */
function adviceOn(cause: unknown): string {
  if (!(cause instanceof Error)) return "";
  if (cause.message.includes("client password must be a string")) {
    return ". Set PGPASSWORD, or write the password in DATABASE_URL";
  }
  const hasNoTables = cause instanceof pg.DatabaseError && cause.code === "42P01";
  return hasNoTables ? ". Start the API once: it creates the tables" : "";
}
