import type { FastifyInstance } from "fastify";
import type { Contract } from "../contract";
import type { LeadsStore } from "../stores/leads";

/**
 * Serves the two calls that submit leads.
 *
 * @param limit Requests per minute and IP address, for each call.
 */
export function routeLeads(
  app: FastifyInstance,
  contract: Contract,
  leads: LeadsStore,
  limit: number,
): void {
  const config = { rateLimit: { max: limit } };

  app.route({
    ...contract.operation("submitLead"),
    config,
    handler: ({ body }, reply) => {
      leads.add(body);
      return reply.code(201).send({ status: "received" });
    },
  });

  app.route<{ Body: { case_study: string } }>({
    ...contract.operation("downloadCaseStudy"),
    config,
    handler: ({ body }, reply) => {
      leads.add(body, body.case_study);
      return reply.code(201).send({ case_study: body.case_study });
    },
  });
}
