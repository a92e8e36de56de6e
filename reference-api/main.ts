import { readConfig } from "./config";
import { openDatabase } from "./database";
import { drain } from "./drain";
import { ConfigError, DatabaseError } from "./errors";
import { buildServer } from "./server";

const DRAIN_LIMIT_MS = 10_000;

/** Runs the reference API until SIGTERM or SIGINT (`npm run api`). */
async function main(): Promise<void> {
  // Leads are personal data: the database and its companions are for this user's eyes only.
  process.umask(0o077);
  const config = readConfig(process.env);
  const database = openDatabase(config.databaseFile);
  const app = await buildServer({ config, database, now: Date.now, log: process.stdout });

  await app.listen({ host: config.host, port: config.port });

  let stopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    // A terminal's Ctrl-C arrives twice: from the terminal, and passed on by npm and tsx.
    if (stopping) return;
    stopping = true;
    app.log.info(`${signal}: finishing what is under way`);
    await drain(app, database, DRAIN_LIMIT_MS);
    app.log.info("Stopped");
    process.exit(0);
  };
  process.on("SIGTERM", (signal) => void stop(signal));
  process.on("SIGINT", (signal) => void stop(signal));
}

/** One line for what the person at the terminal can put right, everything for what is a bug. */
function explain(error: unknown): unknown {
  if (error instanceof ConfigError || error instanceof DatabaseError) return error.message;
  if (!(error instanceof Error) || !("syscall" in error) || !("code" in error)) return error;
  if (error.code !== "EADDRINUSE") return `Cannot listen: ${error.message}`;
  return `${error.message}: stop what is listening there, or choose another API_PORT`;
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
