import type { FastifyInstance } from "fastify";
import type { Contract } from "../contract";
import type { ServerParts } from "../server";
import { addLead } from "../stores/leads";

/** Serves the two calls that submit leads; each has its own rate limit. */
export function routeLeads(
  app: FastifyInstance,
  contract: Contract,
  { config, database, now }: ServerParts,
): void {
  const rateLimit = { max: config.rateLimits.leads };

  app.route({
    ...contract.operation("submitLead"),
    config: { rateLimit },
    handler: ({ body }, reply) => {
      addLead(database, now(), body);
      return reply.code(201).send({ status: "received" });
    },
  });

  app.route<{ Body: { case_study: string } }>({
    ...contract.operation("downloadCaseStudy"),
    config: { rateLimit },
    handler: ({ body }, reply) => {
      addLead(database, now(), body, body.case_study);
      return reply.code(201).send({ case_study: body.case_study });
    },
  });
}
