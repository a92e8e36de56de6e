import { setTimeout as delay } from "node:timers/promises";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { ServerParts } from "./server";
import { countUndelivered, eraseOlderThan, purgeExpired } from "./stores/erasure";
import { LEASE_MS, withLease } from "./stores/lease";

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
      const isDone = await maintain(parts, app.log, stop.signal);
      // Another instance is at it, or was killed and its lease ends soon.
      await delay(isDone ? HOUR : LEASE_MS, undefined, { signal: stop.signal, ref: false }).catch(
        () => null,
      );
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
 *
 * @returns False if another instance has the lease.
 */
export async function maintain(
  { config: { retentionDays, deliveredDays }, database, now }: ServerParts,
  log: Pick<FastifyBaseLogger, "info" | "error">,
  signal?: AbortSignal,
): Promise<boolean> {
  const erase = withLease(database.db, "maintenance", now, async (renew) => {
    const beforeBatch = async () => {
      signal?.throwIfAborted();
      await renew();
    };
    const deliveredBefore = now() - deliveredDays * DAY;
    await purgeExpired(database.db, now(), deliveredBefore, beforeBatch);
    if (retentionDays !== undefined) {
      const receivedBefore = now() - retentionDays * DAY;
      const lost = await countUndelivered(database.db, receivedBefore);
      if (lost > 0) log.error({ leads: lost }, "Erasing leads that were never delivered");
      const leads = await eraseOlderThan(database.db, receivedBefore, beforeBatch);
      if (leads > 0) log.info({ leads }, "Erased leads after the retention time");
    }
    signal?.throwIfAborted();
    await database.clean();
    log.info("Cleaned the files of the database");
  });
  return erase.catch((error: unknown) => {
    if (!signal?.aborted)
      log.error({ err: error }, "Maintenance failed, and is repeated in an hour");
    return true;
  });
}
