import { existsSync } from "node:fs";
import { databaseTarget, hashKey } from "./config";
import { openDatabase, openReader, type Database } from "./database";
import { ConfigError, DatabaseError } from "./errors";
import { hashWith } from "./hash";
import { leadsToCsv } from "./leads-csv";
import { leadsToTable, undeliveredToTable } from "./leads-table";
import { eraseEmail } from "./stores/erasure";
import { listLeads, type StoredLead } from "./stores/leads";
import { listUndelivered, retryMessages } from "./stores/outbox";
import type { Db } from "./tables";

const USAGE = `Lists and manages the stored leads. Reads DATABASE_URL, or the file in API_DATABASE.

  npm run leads                                 as a table, newest first
  npm run --silent leads -- --csv > leads.csv   as CSV, for a spreadsheet
  npm run --silent leads -- --json              as JSON, with everything that was sent
  npm run leads -- --undelivered                leads that have not reached the webhook
  npm run leads -- --retry ID                   sends one of them again; "all" for every one
  npm run leads -- --erase EMAIL                erases everything about a person
`;

const LISTS: ReadonlyMap<string, (db: Db) => Promise<string>> = new Map([
  ["", async (db: Db) => leadsToTable(await listLeads(db))],
  ["--csv", async (db: Db) => leadsToCsv(await listLeads(db))],
  ["--json", async (db: Db) => leadsToJson(await listLeads(db))],
  ["--undelivered", async (db: Db) => undeliveredToTable(await listUndelivered(db))],
]);

const CHANGES: ReadonlyMap<string, (database: Database, subject: string) => Promise<string>> =
  new Map([
    ["--retry", retry],
    ["--erase", erase],
  ]);

/** Runs `npm run leads`. Returns the exit code. */
async function main(args: readonly string[]): Promise<number> {
  const [flag = "", subject, ...others] = args;
  const list = subject === undefined ? LISTS.get(flag) : undefined;
  if (list) {
    process.stdout.write(await read(list));
    return 0;
  }
  const change = CHANGES.get(flag);
  if (!change || !subject || others.length > 0) {
    console.error(`Unknown option: ${args.join(" ")}\n\n${USAGE}`);
    return 2;
  }
  const database = await openDatabase(databaseTarget(process.env));
  try {
    process.stdout.write(await change(database, subject));
  } finally {
    await database.close();
  }
  return 0;
}

/** Reads without a migration, so that it never changes the database of a running server. */
async function read(list: (db: Db) => Promise<string>): Promise<string> {
  const target = databaseTarget(process.env);
  if (target.kind === "sqlite" && !existsSync(target.file)) {
    throw new ConfigError(`There is no database at ${target.file}`);
  }
  const reader = await openReader(target);
  return list(reader.db).finally(() => reader.close());
}

async function retry(database: Database, id: string): Promise<string> {
  const count = await retryMessages(database.db, Date.now(), id === "all" ? null : id);
  return `${count} will be sent again within a second, if the server runs.\n`;
}

async function erase(database: Database, email: string): Promise<string> {
  const hash = hashWith(hashKey(process.env));
  const { leads, subscriptions, mentions } = await eraseEmail(database, hash, email);
  const others = mentions === 0 ? "" : `${mentions} leads of others mention the address.\n`;
  return `Erased ${leads} leads and ${subscriptions} subscriptions. Backups made before still have them.\n${others}`;
}

function leadsToJson(leads: readonly StoredLead[]): string {
  const entries = leads.map(({ receivedAt, requestType, caseStudy, phoneVerified, payload }) => ({
    received_at: receivedAt,
    request_type: requestType,
    case_study: caseStudy,
    phone_verified: phoneVerified,
    payload,
  }));
  return `${JSON.stringify(entries, undefined, 2)}\n`;
}

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // A reader such as `head` may close the pipe early.
  if (error.code !== "EPIPE") throw error;
});

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    const isExpected = error instanceof DatabaseError || error instanceof ConfigError;
    console.error(isExpected ? error.message : error);
    process.exitCode = 1;
  },
);
