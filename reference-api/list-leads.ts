import { existsSync } from "node:fs";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { command, runIfMain } from "./command";
import { databaseTarget, hashKey } from "./config";
import type { Environment } from "./config-values";
import { openDatabase, openReader, type Database } from "./database";
import { ConfigError, DatabaseError } from "./errors";
import { hashWith } from "./hash";
import { exportLeads, jsonLines } from "./lead-export";
import { BYTE_ORDER_MARK, csv, toLine } from "./leads-csv";
import { table, undeliveredToTable } from "./leads-table";
import { eraseEmail } from "./stores/erasure";
import { listUndelivered, retryMessages } from "./stores/outbox";
import { subscriberPages } from "./stores/subscribers";
import type { Db } from "./tables";

const USAGE = `Lists and manages the stored leads. Reads DATABASE_URL, or the file in API_DATABASE.

  npm run leads                                 the newest 1,000 as a table
  npm run leads -- --all                        all of them
  npm run --silent leads -- --csv > leads.csv   all as CSV, for a spreadsheet
  npm run --silent leads -- --json              all as JSON lines, with everything that was sent
  npm run --silent leads -- --subscribers       the newsletter's subscribers as CSV
  npm run leads -- --undelivered                leads that have not reached the webhook
  npm run leads -- --retry ID                   sends one of them again; "all" for every one
  npm run leads -- --erase EMAIL                erases everything about a person
  npm run leads -- --clean                      removes what was erased from the database files
`;

/** Rows of the table unless all are asked for. */
const TABLE_ROWS = 1000;

/** Commands that only read, also while a server writes. */
const LISTS: ReadonlyMap<string, (db: Db) => AsyncIterable<string>> = new Map([
  ["", newestLeads],
  ["--all", (db: Db) => exportLeads(db, table)],
  ["--csv", (db: Db) => exportLeads(db, csv)],
  ["--json", (db: Db) => exportLeads(db, jsonLines)],
  ["--subscribers", subscribers],
  ["--undelivered", undelivered],
]);

type Change = (database: Database, subject: string, env: Environment) => AsyncIterable<string>;

const CHANGES: ReadonlyMap<string, Change> = new Map([
  ["--retry", retry],
  ["--erase", erase],
  ["--clean", clean],
]);

/** What comes after an option. */
const SUBJECTS: ReadonlyMap<string, string> = new Map([
  ["--retry", 'the ID of one message, which --undelivered lists, or "all"'],
  ["--erase", "one e-mail address"],
]);

/** The command `npm run leads`. */
export const leads = command(async ([flag = "", ...subjects], env, { stdout, stderr }) => {
  const list = LISTS.get(flag);
  const change = CHANGES.get(flag);
  const needed = SUBJECTS.get(flag);
  const [subject = ""] = subjects;
  if (needed !== undefined && (subjects.length !== 1 || subject === "")) {
    stderr.write(`${flag} needs ${needed}\n\n${USAGE}`);
    return 2;
  }
  if ((!list && !change) || (needed === undefined && subjects.length > 0)) {
    stderr.write(`Unknown option: ${[flag, ...subjects].join(" ")}\n\n${USAGE}`);
    return 2;
  }
  const target = databaseTarget(env);
  if (target.kind === "sqlite" && !existsSync(target.file)) {
    throw new ConfigError(`There is no database at ${target.file}`);
  }
  if (list) {
    // Without a migration, so that it never changes the database of a running server.
    const { db, close } = await openReader(target);
    await print(list(db), stdout).finally(close);
  }
  if (change) {
    const database = await openDatabase(target);
    await print(change(database, subject, env), stdout).finally(() => database.close());
  }
  return 0;
});

/** Prints no faster than the reader of the output takes it. */
async function print(texts: AsyncIterable<string>, stdout: Writable): Promise<void> {
  await pipeline(texts, stdout).catch((error: unknown) => {
    // A reader such as `head` may close the pipe early.
    if (!(error instanceof Error) || !("code" in error) || error.code !== "EPIPE") throw error;
  });
}

async function* newestLeads(db: Db): AsyncGenerator<string> {
  yield* exportLeads(db, table, { limit: TABLE_ROWS });
  const older = db.selectFrom("leads").select("id").orderBy("id", "desc").offset(TABLE_ROWS);
  if (await older.limit(1).executeTakeFirst()) {
    yield `These are the newest ${TABLE_ROWS}. For all: npm run leads -- --all\n`;
  }
}

async function* subscribers(db: Db): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + toLine(["received_at", "email", "payload"]);
  for await (const page of subscriberPages(db)) {
    yield page
      .map(({ received_at, email, payload }) => toLine([received_at, email, payload]))
      .join("");
  }
}

async function* undelivered(db: Db): AsyncGenerator<string> {
  yield undeliveredToTable(await listUndelivered(db));
}

async function* retry({ db }: Database, id: string): AsyncGenerator<string> {
  const count = await retryMessages(db, Date.now(), id === "all" ? null : id);
  yield `${count} will be sent again within a second, if the server runs.\n`;
}

async function* erase(database: Database, email: string, env: Environment): AsyncGenerator<string> {
  const hash = hashWith(hashKey(env));
  const { leads, subscriptions, mentions } = await eraseEmail(database.db, hash, email);
  if (leads + subscriptions === 0) {
    yield `No lead and no subscription has the address ${email}. Check its spelling.\n`;
    if (mentions > 0) yield mentionsOf(mentions);
    return;
  }
  yield `Erased ${leads} leads and ${subscriptions} subscriptions. Backups made before still have them, and a delivery under way may reach the webhook in the next 10 seconds.\n`;
  if (!env.API_HASH_KEY) {
    yield "API_HASH_KEY is not set here: if the server has one, phone checks stay for two days.\n";
  }
  if (mentions > 0) yield mentionsOf(mentions);
  yield* clean(database);
}

const mentionsOf = (count: number) => `${count} leads of others mention the address.\n`;

async function* clean(database: Database): AsyncGenerator<string> {
  await database.clean().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseError(
      `${reason}. The files still have what was erased. Repeat the cleaning: npm run leads -- --clean`,
    );
  });
  yield "Cleaned the files of the database.\n";
}

runIfMain(module, leads);
