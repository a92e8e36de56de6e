import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import Libsql from "libsql";
import { fileCommand, runIfMain } from "./command";
import { databaseTarget } from "./config";
import { ConfigError, DatabaseError } from "./errors";
import { connectPostgres } from "./postgres";
import { runPostgresTool } from "./postgres-tools";
import { openSqlite } from "./sqlite";
import { checkpoint, copyDatabase } from "./sqlite-files";
import type { Db } from "./tables";

const NOT_OURS = "it is not a database of this server";

/** Replaces the database by a backup (`npm run restore`). The server has to be stopped. */
export const restore = fileCommand("restore", async (backup, env) => {
  if (!existsSync(backup)) throw new ConfigError(`There is no file ${backup}`);
  const target = databaseTarget(env);
  return target.kind === "sqlite"
    ? restoreSqlite(backup, target.file)
    : restorePostgres(backup, target.url);
});

async function restoreSqlite(backup: string, file: string): Promise<string> {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const copy = `${file}.restoring`;
  const removeLog = () => ["-wal", "-shm"].forEach((end) => rmSync(copy + end, { force: true }));
  removeLog();
  copyFileSync(backup, copy);
  // The file of a killed server has its newest leads only in the log.
  if (existsSync(`${backup}-wal`)) copyFileSync(`${backup}-wal`, `${copy}-wal`);
  const problem = await problemOf(copy);
  removeLog();
  if (problem !== null) {
    rmSync(copy);
    throw refusal(backup, problem);
  }
  requireStopped(file);
  const aside = `${file}.replaced-${new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14)}`;
  const hadDatabase = existsSync(file);
  // Never without a file, because a server would start with an empty database.
  if (hadDatabase) linkSync(file, aside);
  if (existsSync(`${file}-wal`)) renameSync(`${file}-wal`, `${aside}-wal`);
  rmSync(`${file}-shm`, { force: true });
  renameSync(copy, file);
  const before = hadDatabase
    ? ` The database before is ${aside}: delete it when you are done.`
    : "";
  return `Restored ${file}.${before} Start the server now.`;
}

const refusal = (backup: string, problem: string) =>
  new DatabaseError(`${backup} can't be restored: ${problem}`);

/** Opens the copy of a backup as a server would, which also migrates it. */
async function problemOf(copy: string): Promise<string | null> {
  try {
    const database = new Libsql(copy);
    checkpoint(database);
    const tables = database.prepare("SELECT * FROM sqlite_schema WHERE name = 'leads'").all([]);
    const check = JSON.stringify(database.pragma("integrity_check"));
    database.close();
    if (check !== '[{"integrity_check":"ok"}]') return "it is damaged";
    if (tables.length === 0) return NOT_OURS;
    removeTraces(copy);
    await (await openSqlite(copy)).close();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Older backups have moved rows in unused parts of their pages, where no erasure would find them. */
function removeTraces(file: string): void {
  const clean = `${file}.clean`;
  rmSync(clean, { force: true });
  const database = new Libsql(file);
  copyDatabase(database, clean);
  database.close();
  renameSync(clean, file);
}

/** Exclusive access fails while any other program has the database open. */
function requireStopped(file: string): void {
  if (!existsSync(file)) return;
  const database = new Libsql(file, { timeout: 0 });
  try {
    database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK");
  } catch (error) {
    // A damaged file is what a restore is for.
    if (!(error instanceof Error) || !error.message.includes("locked")) return;
    throw new DatabaseError(`A server has ${file} open. Stop it first`);
  } finally {
    database.close();
  }
}

async function restorePostgres(backup: string, url: string): Promise<string> {
  const contents = await runPostgresTool("pg_restore", url, ["--list", backup]);
  if (!/ TABLE \S+ leads /.test(contents)) throw refusal(backup, NOT_OURS);
  const database = connectPostgres(url);
  await replaceTables(database.db, backup, url).finally(() => database.close());
  return "Restored the Postgres database. Start the server now.";
}

async function replaceTables(db: Db, backup: string, url: string): Promise<void> {
  const others = await sql`SELECT DISTINCT client_addr FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'reference-api'
      AND pid <> pg_backend_pid()`.execute(db);
  if (others.rows.length > 0) throw new DatabaseError("A server uses the database. Stop it first");
  const options = ["--clean", "--if-exists", "--no-owner", "--single-transaction"];
  await runPostgresTool("pg_restore", url, [...options, backup]);
}

runIfMain(module, restore);
