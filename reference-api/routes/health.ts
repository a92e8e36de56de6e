import type { FastifyInstance } from "fastify";
import type { Contract } from "../contract";
import type { ReadableDatabase } from "../database";

/** Serves `GET /healthz`, which fails if the database can't be queried. */
export function routeHealth(
  app: FastifyInstance,
  contract: Contract,
  database: ReadableDatabase,
): void {
  app.route({
    ...contract.operation("checkHealth"),
    config: { rateLimit: false },
    handler: (_request, reply) => {
      database.all("SELECT id FROM leads LIMIT 1");
      return reply.send({ status: "ok" });
    },
  });
}
