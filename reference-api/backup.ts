import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import Libsql from "libsql";
import { databaseTarget } from "./config";
import { ConfigError } from "./errors";
import { runFileCommand } from "./file-command";
import { runPostgresTool } from "./postgres-tools";
import { unmarkDatabase } from "./sqlite-files";

const LOCK_LIMIT_MS = 30_000;

/** Writes a consistent copy of the database to a new file, while the server writes (`npm run backup`). */
async function backUp(file: string): Promise<void> {
  if (existsSync(file)) throw new ConfigError(`${file} exists already. Choose another file`);
  const target = databaseTarget(process.env);
  // Under another name until it is complete, so that no half of a backup looks like one.
  const part = `${file}.part`;
  rmSync(part, { force: true });
  if (target.kind === "postgres") {
    await runPostgresTool("pg_dump", target.url, ["--format=custom", "--no-owner", "-f", part]);
  } else {
    if (!existsSync(target.file)) throw new ConfigError(`There is no database at ${target.file}`);
    const database = new Libsql(target.file, { timeout: LOCK_LIMIT_MS });
    database.prepare("VACUUM INTO ?").run([part]);
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

runFileCommand("backup", async (file) => {
  await backUp(file);
  return `Wrote ${file}`;
});
