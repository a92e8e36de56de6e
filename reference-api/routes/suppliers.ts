import type { FastifyInstance } from "fastify";
import type { Contract } from "../contract";
import { VisitorError } from "../errors";
import { ESSENTIAL_SUPPLIES } from "../essential-supplies";
import {
  LIFETIME_SECONDS,
  type OneTimePasswords,
  type Phone,
  type Verdict,
} from "../one-time-passwords";

const REFUSALS: Readonly<Record<Exclude<Verdict, "right">, string>> = {
  wrong: "That code is not right. Check it, or ask for a new one.",
  expired: "That code has expired. Please ask for a new one.",
  "too-many-attempts": "That code was tried too often. Please ask for a new one.",
};

/**
 * Serves the supplier form: its categories and the check of its phone number (readings.md, API
 * calls).
 *
 * @param limit Requests a minute and address, for each of the one-time-password calls.
 */
export function routeSuppliers(
  app: FastifyInstance,
  contract: Contract,
  passwords: OneTimePasswords,
  limit: number,
): void {
  const config = { rateLimit: { max: limit } };

  app.route({
    ...contract.operation("listEssentialSupplies"),
    handler: (_request, reply) =>
      reply.send({ essential_supplies: ESSENTIAL_SUPPLIES.map((name) => ({ name })) }),
  });

  app.route<{ Body: { phone: Phone } }>({
    ...contract.operation("generateOtp"),
    config,
    handler: ({ body, log }, reply) => {
      const password = passwords.generate(body.phone);
      // There is no message service here: the log is where the password arrives.
      log.info(`One-time password ${password} for ${masked(body.phone.number)}`);
      return reply.send({ expires_in_seconds: LIFETIME_SECONDS });
    },
  });

  app.route<{ Body: { phone: Phone; otp: string } }>({
    ...contract.operation("verifyOtp"),
    config,
    handler: ({ body }, reply) => {
      const verdict = passwords.verify(body.phone, body.otp);
      if (verdict !== "right") throw new VisitorError(400, REFUSALS[verdict]);
      return reply.send({ verified: true });
    },
  });
}

/** Hides all but the last two digits. */
function masked(number: string): string {
  return number.slice(-2).padStart(number.length, "*");
}
