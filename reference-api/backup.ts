import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import Libsql from "libsql";
import { fileCommand, runIfMain } from "./command";
import { databaseTarget } from "./config";
import type { Environment } from "./config-values";
import { ConfigError } from "./errors";
import { runPostgresTool } from "./postgres-tools";
import { copyDatabase, unmarkDatabase } from "./sqlite-files";

const LOCK_LIMIT_MS = 30_000;

/** Writes a consistent copy of the database to a new file, while the server writes (`npm run backup`). */
export const backup = fileCommand("backup", async (file, env) => {
  await backUp(file, env);
  return `Wrote ${file}`;
});

async function backUp(file: string, env: Environment): Promise<void> {
  if (existsSync(file)) throw new ConfigError(`${file} exists already. Choose another file`);
  const target = databaseTarget(env);
  // Under another name until it is complete, so that no half of a backup looks like one.
  const part = `${file}.part`;
  rmSync(part, { force: true });
  if (target.kind === "postgres") {
    await runPostgresTool("pg_dump", target.url, ["--format=custom", "--no-owner", "-f", part]);
  } else {
    if (!existsSync(target.file)) throw new ConfigError(`There is no database at ${target.file}`);
    const database = new Libsql(target.file, { timeout: LOCK_LIMIT_MS });
    copyDatabase(database, part);
    database.close();
    const copy = new Libsql(part);
    unmarkDatabase(copy);
    copy.close();
  }
  sync(part);
  renameSync(part, file);
  sync(path.dirname(file));
}

function sync(name: string): void {
  const descriptor = openSync(name, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}

runIfMain(module, backup);
