import type { FastifyInstance } from "fastify";
import { contract } from "../contract";
import type { Database } from "../database";
import { isStopping } from "../drain";
import { DatabaseError } from "../errors";

/** A probe writes to the disk, so however often it is asked for, one runs in this time. */
const PROBE_MS = 1000;

/**
 * Serves `GET /healthz`, which fails if the database can't be queried, and `GET /readyz`, which fails
 * if no lead could be stored now.
 */
export function routeHealth(app: FastifyInstance, database: Database): void {
  const config = { rateLimit: false } as const;

  app.route({
    ...contract.operation("checkHealth"),
    config,
    handler: async (_request, reply) => {
      await database.checkReadable();
      return reply.send({ status: "ok" });
    },
  });

  let probe = Promise.resolve();
  let probedAt = -Infinity;
  app.route({
    ...contract.operation("checkReadiness"),
    config,
    handler: async (_request, reply) => {
      if (isStopping(app)) throw new DatabaseError("The server is stopping");
      if (performance.now() - probedAt > PROBE_MS) {
        probedAt = performance.now();
        probe = database.checkWritable();
      }
      await probe;
      return reply.send({ status: "ready" });
    },
  });
}
