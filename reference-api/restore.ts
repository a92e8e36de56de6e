import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import Libsql from "libsql";
import { z } from "zod";
import { databaseTarget } from "./config";
import { ConfigError, DatabaseError } from "./errors";
import { runFileCommand } from "./file-command";
import { VERSION } from "./migrations";
import { openPostgres } from "./postgres";
import { runPostgresTool } from "./postgres-tools";
import { sql } from "./statement";

/** Replaces the database by a backup (`npm run restore`). The server has to be stopped. */
async function restore(backup: string): Promise<string> {
  if (!existsSync(backup)) throw new ConfigError(`There is no file ${backup}`);
  const target = databaseTarget(process.env);
  return target.kind === "sqlite"
    ? restoreSqlite(backup, target.file)
    : restorePostgres(backup, target.url);
}

function restoreSqlite(backup: string, file: string): string {
  requireSound(backup);
  requireStopped(file);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const copy = `${file}.restoring`;
  copyFileSync(backup, copy);
  const aside = `${file}.replaced-${new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14)}`;
  const hadDatabase = existsSync(file);
  for (const suffix of ["", "-wal"]) {
    if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix);
  }
  rmSync(`${file}-shm`, { force: true });
  renameSync(copy, file);
  const before = hadDatabase
    ? ` The database before is ${aside}: delete it when you are done.`
    : "";
  return `Restored ${file}.${before} Start the server now.`;
}

const versionRow = z.tuple([z.object({ user_version: z.int().min(1) })]);

function requireSound(backup: string): void {
  const problem = (() => {
    try {
      const database = new Libsql(backup);
      const isSound =
        JSON.stringify(database.pragma("integrity_check")) === '[{"integrity_check":"ok"}]';
      const version = versionRow.safeParse(database.pragma("user_version")).data?.[0].user_version;
      database.close();
      if (!isSound) return "it is damaged";
      if (version === undefined) return "it is not a database of this server";
      return version > VERSION ? "it is from a newer server" : null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  })();
  if (problem !== null) throw new DatabaseError(`${backup} can't be restored: ${problem}`);
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
  const database = await openPostgres(url);
  const others = await database.read(sql`SELECT DISTINCT client_addr FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'reference-api'
      AND pid <> pg_backend_pid()`);
  await database.close();
  if (others.length > 0) throw new DatabaseError("A server uses the database. Stop it first");
  const options = ["--clean", "--if-exists", "--no-owner", "--single-transaction"];
  await runPostgresTool("pg_restore", url, [...options, "--dbname", databaseName(url), backup]);
  return "Restored the Postgres database. Start the server now.";
}

const databaseName = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

runFileCommand("restore", restore);
