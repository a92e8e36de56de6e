import { setTimeout as delay } from "node:timers/promises";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { ServerParts } from "./server";
import { eraseOlderThan, purgeExpired } from "./stores/erasure";
import { withLease } from "./stores/lease";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Longer than a batch. The cleaning of Postgres's files ends with the process. */
const STOP_LIMIT_MS = 1000;

/** Deletes what has expired: at start, then every hour, while the server listens. */
export function maintainWhileListening(app: FastifyInstance, parts: ServerParts): void {
  const stop = new AbortController();
  let running = Promise.resolve();
  const run = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await maintain(parts, app.log, stop.signal);
      await delay(HOUR, undefined, { signal: stop.signal, ref: false }).catch(() => null);
    }
  };
  app.addHook("onListen", (done) => {
    running = run();
    done();
  });
  app.addHook("onClose", async () => {
    stop.abort();
    await Promise.race([running, delay(STOP_LIMIT_MS, undefined, { ref: false })]);
  });
}

/**
 * Deletes expired counters, passwords and records of deliveries, and leads older than the retention
 * time, then cleans the files of the database. Of several instances, only one does it at the same time.
 * Failures are logged: the next run repeats what is left.
 */
export async function maintain(
  { config: { retentionDays, deliveredDays }, database, now }: ServerParts,
  log: Pick<FastifyBaseLogger, "info" | "error">,
  signal?: AbortSignal,
): Promise<void> {
  const erase = withLease(database.db, "maintenance", now, async (renew) => {
    await purgeExpired(database.db, now(), now() - deliveredDays * DAY);
    if (retentionDays !== undefined) {
      const leads = await eraseOlderThan(database.db, now() - retentionDays * DAY, async () => {
        signal?.throwIfAborted();
        await renew();
      });
      if (leads > 0) log.info({ leads }, "Erased leads after the retention time");
    }
    signal?.throwIfAborted();
    await database.clean();
    log.info("Cleaned the files of the database");
  });
  await erase.catch((error: unknown) => {
    if (!signal?.aborted)
      log.error({ err: error }, "Maintenance failed, and is repeated in an hour");
  });
}
