import rateLimit, { type FastifyRateLimitOptions } from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { networkOf } from "./client-address";
import { VisitorError } from "./errors";
import type { Hash } from "./hash";
import { countUp } from "./stores/limits";
import type { Db } from "./tables";

/** What `child` receives for a route with a limit of its own; the package does not type it. */
const routeOptions = z.object({ routeInfo: z.object({ method: z.string(), url: z.string() }) });

/**
 * Limits requests per minute and network of a client. The counts are in the database, so that several
 * instances share them, with the address hashed. A failing database lifts the limits.
 */
export async function limitRequests(
  app: FastifyInstance,
  { counters, hash, now, max }: { counters: Db; hash: Hash; now: () => number; max: number },
): Promise<void> {
  class Counters {
    constructor(
      _options: FastifyRateLimitOptions,
      private readonly scope = "other",
    ) {}

    incr(
      address: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs: number,
    ): void {
      countUp(counters, `requests:${this.scope}:${hash(address)}`, now(), windowMs).then(
        ({ count, resetsAt }) => done(null, { current: count, ttl: resetsAt - now() }),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    }

    child(options: FastifyRateLimitOptions): Counters {
      const { routeInfo } = routeOptions.parse(options);
      return new Counters(options, `${routeInfo.method} ${routeInfo.url}`);
    }
  }

  await app.register(rateLimit, {
    max,
    timeWindow: "1 minute",
    keyGenerator: ({ ip }) => networkOf(ip),
    store: Counters,
    skipOnError: true,
    errorResponseBuilder: () =>
      new VisitorError(
        429,
        "Too many tries from your connection. Please wait a minute.",
        "rate limit",
      ),
  });
}
