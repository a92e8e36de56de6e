import type { FastifyInstance } from "fastify";
import { contract } from "../contract";
import { VisitorError } from "../errors";
import type { Phone } from "../one-time-passwords";
import type { RouteParts } from "../server";
import { addLead, isStored } from "../stores/leads";

interface SubmittedLead {
  readonly phone: Phone;
  readonly other_details: { readonly request_type: string; readonly phone_verified?: boolean };
}

/** Serves the two calls that submit leads; each has its own rate limit. */
export function routeLeads(app: FastifyInstance, parts: RouteParts): void {
  const { config, database, now, metrics, passwords, codeService } = parts;
  const rateLimit = { max: config.rateLimits.leads };
  const isDelivered = config.webhook !== undefined;

  const store = async (
    requestType: string,
    lead: { payload: unknown; caseStudy?: string; phoneVerified?: boolean },
  ): Promise<void> => {
    const isNew = await addLead(database.db, { now: now(), isDelivered, ...lead });
    if (isNew) metrics.leadsStored.inc({ request_type: requestType });
  };

  /** Counts a lead that is not stored because of a failure on our side. */
  const countingFailures = async (action: () => Promise<void>): Promise<void> => {
    try {
      await action();
    } catch (error) {
      if (!(error instanceof VisitorError)) metrics.leadsFailed.inc();
      throw error;
    }
  };

  app.route<{ Body: SubmittedLead }>({
    ...contract.operation("submitLead"),
    config: { rateLimit },
    handler: async ({ body }, reply) => {
      const { request_type } = body.other_details;
      await countingFailures(async () => {
        const check = request_type === "supplier" ? await checkPhone(body) : {};
        await store(request_type, { payload: body, ...check });
      });
      return reply.code(201).send({ status: "received" });
    },
  });

  app.route<{ Body: { case_study: string } }>({
    ...contract.operation("downloadCaseStudy"),
    config: { rateLimit },
    handler: async ({ body }, reply) => {
      await countingFailures(async () =>
        store("case-study", { payload: body, caseStudy: body.case_study }),
      );
      return reply.code(201).send({ case_study: body.case_study });
    },
  });

  async function checkPhone(lead: SubmittedLead): Promise<{ phoneVerified: boolean }> {
    const saysUnverified = lead.other_details.phone_verified === false;
    try {
      const status = await passwords.statusOf(lead.phone);
      if (status !== "unverified") return { phoneVerified: status === "verified" };
      const hasNoCodes = !config.sendsPhoneCodes || (await codeService.isFailing());
      // Codes may fail before they reach this server. A supplier who tries twice must not be lost.
      if (saysUnverified && (hasNoCodes || (await passwords.countUnverified(lead.phone)) > 1)) {
        return { phoneVerified: false };
      }
      // Its answer got lost, and the check has expired since.
      if (await isStored(database.db, lead)) return { phoneVerified: false };
    } catch (error) {
      // The check may come back later, and the lead must not be lost until then.
      if (saysUnverified) return { phoneVerified: false };
      throw error;
    }
    const message = "Please verify your phone number: press Send code and enter the code.";
    throw new VisitorError(400, message, "phone not verified");
  }
}
