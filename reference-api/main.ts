import { writeSync } from "node:fs";
import { readConfig, type Config } from "./config";
import { openDatabase } from "./database";
import { drain } from "./drain";
import { ConfigError, DatabaseError } from "./errors";
import { buildServer } from "./server";

/** Docker kills after ten seconds. The grace before this and the closing of the database take up to two. */
const DRAIN_LIMIT_MS = 7000;

/** Runs the reference API until SIGTERM or SIGINT (`npm run api`). */
async function main(): Promise<void> {
  // Leads are personal data, so only this user may read the database files.
  process.umask(0o077);
  const config = readConfig(process.env);
  const database = await openDatabase(config.database);
  const app = await buildServer({ config, database, now: Date.now, log: { write: writeLog } });

  await app.listen({ host: config.host, port: config.port });
  app.log.info(settingsInUse(config), "Settings");

  let isStopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    // Ctrl-C arrives twice: from the terminal, and forwarded by npm and tsx.
    if (isStopping) return;
    isStopping = true;
    app.log.info(`${signal}: finishing open requests`);
    await drain(app, database, DRAIN_LIMIT_MS);
    app.log.info("Stopped");
    process.exit(0);
  };
  process.on("SIGTERM", (signal) => void stop(signal));
  process.on("SIGINT", (signal) => void stop(signal));
}

/** What an operator would miss if a variable were misspelt, without secrets. */
function settingsInUse({ database, webhook, token, retentionDays, ...config }: Config) {
  return {
    database: database.kind === "sqlite" ? database.file : database.kind,
    delivery: webhook === undefined ? "none" : new URL(webhook.url).host,
    token: token === undefined ? "none" : "required",
    retentionDays: retentionDays ?? "none",
    allowedOrigins: config.allowedOrigins,
    trustedProxies: config.trustedProxies,
    countryHeader: config.countryHeader ?? "none",
    phoneCodes: config.sendsPhoneCodes,
  };
}

/** Drops a line if the disk or the pipe is full, or closed: a lead is worth more than its log. */
function writeLog(line: string): void {
  try {
    writeSync(1, line);
  } catch {
    // `process.stdout` would end the process here.
  }
}

/** One line for a mistake that the operator can fix, the whole error for a bug. */
function explain(error: unknown): unknown {
  if (error instanceof ConfigError || error instanceof DatabaseError) return error.message;
  if (!(error instanceof Error) || !("syscall" in error) || !("code" in error)) return error;
  if (error.code !== "EADDRINUSE")
    return `Cannot listen: ${error.message}: check API_HOST and API_PORT`;
  return `${error.message}: stop the other program, or choose another API_PORT`;
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
