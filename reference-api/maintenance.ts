import type { FastifyInstance } from "fastify";
import type { ServerParts } from "./server";
import { eraseOlderThan, purgeExpired } from "./stores/erasure";
import { purgeDelivered } from "./stores/outbox";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Deletes what has expired: at start, then every hour, while the server listens. */
export function maintainWhileListening(app: FastifyInstance, parts: ServerParts): void {
  const run = (): void =>
    void maintain(parts).then(
      (leads) => {
        if (leads > 0) app.log.info({ leads }, "Erased leads after the retention time");
      },
      (error: unknown) => app.log.error({ err: error }, "Maintenance failed"),
    );
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onListen", (done) => {
    run();
    timer = setInterval(run, HOUR).unref();
    done();
  });
  app.addHook("onClose", (_app, done) => {
    clearInterval(timer);
    done();
  });
}

/**
 * Deletes expired counters and passwords, records of deliveries, and leads older than the retention time.
 *
 * @returns How many leads were erased.
 * @throws DatabaseError
 */
export async function maintain({ config, database, now }: ServerParts): Promise<number> {
  await purgeExpired(database.db, now());
  await purgeDelivered(database.db, now() - config.deliveredDays * DAY);
  if (config.retentionDays === undefined) return 0;
  return eraseOlderThan(database, now() - config.retentionDays * DAY);
}
