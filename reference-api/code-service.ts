import type { FastifyInstance } from "fastify";
import { isMarked, mark } from "./stores/limits";
import type { Db } from "./tables";

const FAILING_MS = 600_000;
const RETRY_MS = 1000;
const NAME = "codes:failing";

/** Whether the calls of one-time passwords work. */
export type CodeService = ReturnType<typeof watchCodeService>;

/** Watches the calls of one-time passwords while the server runs. */
export function watchCodeService(app: FastifyInstance, counters: Db, now: () => number) {
  let failedAt = -Infinity;
  let isShared = true;
  // The other instances learn of it once the database works again, which is often what has failed.
  const share = async (): Promise<void> => {
    if (isShared) return;
    isShared = await mark(counters, NAME, failedAt + FAILING_MS).then(
      () => true,
      () => false,
    );
  };
  const timer = setInterval(() => void share(), RETRY_MS).unref();
  app.addHook("onClose", (_app, done) => {
    clearInterval(timer);
    done();
  });
  return {
    /** To be called when one of them was answered with 5xx. */
    noteFailure: () => {
      failedAt = now();
      isShared = false;
      void share();
    },
    /** Whether that was in the last ten minutes, on any instance. */
    isFailing: async () => now() - failedAt < FAILING_MS || (await isMarked(counters, NAME, now())),
  };
}
