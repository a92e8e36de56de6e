import connect from "postgres";
import type { Database, Rows } from "./database";
import { DatabaseError } from "./errors";
import { migratePostgres } from "./migrations";
import { PROBE, READ_ONE_LEAD } from "./stores/probe";
import type { Statement } from "./statement";

const CONNECTIONS = 10;
const CONNECT_SECONDS = 5;
/** A statement that waits longer, for example for a lock, fails and the visitor gets a 503. */
const STATEMENT_LIMIT_MS = 5000;

/** What a connection and a transaction have in common. */
export interface Runner {
  unsafe(text: string, values?: (string | number | null)[]): PromiseLike<Rows>;
}

/**
 * Opens a Postgres database and migrates its tables. Lost connections are replaced.
 *
 * @throws DatabaseError
 */
export async function openPostgres(url: string): Promise<Database> {
  const client = connect(url, {
    max: CONNECTIONS,
    connect_timeout: CONNECT_SECONDS,
    onnotice: () => undefined,
    connection: {
      application_name: "reference-api",
      statement_timeout: STATEMENT_LIMIT_MS,
      // A server may have it off, and would then confirm leads that a power cut loses.
      synchronous_commit: "on",
    },
    types: {
      // Counts and milliseconds are small enough for a number.
      bigint: { to: 20, from: [20], parse: Number, serialize: String },
    },
  });
  await guard(() => client.begin((runner) => migratePostgres(runner)));

  const write = (statements: readonly Statement[]) =>
    guard(() =>
      client.begin(async (runner) => {
        const rows: Rows[] = [];
        for (const statement of statements) rows.push(await runOn(runner, statement));
        return rows;
      }),
    );

  return {
    read: (statement) => guard(() => runOn(client, statement)),
    write: (...statements) => {
      const [only, ...others] = statements;
      // A single statement is a transaction by itself, and one round trip instead of three.
      if (!only || others.length > 0) return write(statements);
      return guard(async () => [await runOn(client, only)]);
    },
    writeUnsynced: (statement) => guard(() => runOn(client, statement)),
    checkReadable: async () => {
      await guard(() => runOn(client, READ_ONE_LEAD));
    },
    checkWritable: async () => {
      await guard(() => runOn(client, PROBE));
    },
    scrub: async () => {
      for (const table of ["leads", "outbox", "subscribers"]) {
        await guard(() => client.unsafe(`VACUUM (FULL) ${table}`));
      }
    },
    close: () => client.end({ timeout: CONNECT_SECONDS }),
  };
}

/** Runs one statement with numbered parameters. */
function runOn(runner: Runner, { parts, values }: Statement): PromiseLike<Rows> {
  const text = parts.reduce((before, part, index) => `${before}$${index}${part}`);
  return runner.unsafe(text, [...values]);
}

async function guard<Result>(action: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await action();
  } catch (cause) {
    if (cause instanceof DatabaseError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseError(`The Postgres database failed: ${reason}`, { cause });
  }
}
