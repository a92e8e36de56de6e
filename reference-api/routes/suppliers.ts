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

const MESSAGES: Readonly<Record<Exclude<Verdict, "right">, string>> = {
  wrong: "That code is not right. Check it, or request a new one.",
  expired: "That code has expired. Please request a new one.",
  "too-many-attempts": "That code was tried too often. Please request a new one.",
};

/** Serves the calls of the supplier form: its categories and its phone verification. */
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
      // There is no message service: whoever tests the site reads the password in the log.
      log.info(`One-time password ${password} for ${masked(body.phone.number)}`);
      return reply.send({ expires_in_seconds: LIFETIME_SECONDS });
    },
  });

  app.route<{ Body: { phone: Phone; otp: string } }>({
    ...contract.operation("verifyOtp"),
    config,
    handler: ({ body }, reply) => {
      const verdict = passwords.verify(body.phone, body.otp);
      if (verdict !== "right") throw new VisitorError(400, MESSAGES[verdict]);
      return reply.send({ verified: true });
    },
  });
}

/** Masks all but the last two digits. */
function masked(number: string): string {
  return number.slice(-2).padStart(number.length, "*");
}
