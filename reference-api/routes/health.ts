import type { FastifyInstance } from "fastify";
import type { Contract } from "../contract";
import type { ReadableDatabase } from "../database";

/** Serves the health check: it reads the database, and is limited by nothing. */
export function routeHealth(
  app: FastifyInstance,
  contract: Contract,
  database: ReadableDatabase,
): void {
  app.route({
    ...contract.operation("checkHealth"),
    config: { rateLimit: false },
    handler: async () => {
      database.all("SELECT id FROM leads LIMIT 1");
      return { status: "ok" };
    },
  });
}
