import type { FastifyInstance, FastifyReply } from "fastify";
import { contract } from "../contract";
import { VisitorError } from "../errors";
import { ESSENTIAL_SUPPLIES } from "../essential-supplies";
import { LIFETIME_SECONDS, type Phone, type Verdict } from "../one-time-passwords";
import type { RouteParts } from "../server";

const MESSAGES: Readonly<Record<Exclude<Verdict, "right">, string>> = {
  wrong: "That code is not right. Check it, or request a new one.",
  expired: "That code has expired. Please request a new one.",
  "too-many-attempts": "Too many codes were tried. Please try again in ten minutes.",
};

const NO_CODES =
  "We can't send codes at the moment. Send the form without one, and we will call you to verify your number.";

/** Serves the calls of the supplier form: its categories and its phone verification. */
export function routeSuppliers(
  app: FastifyInstance,
  { config: { rateLimits, sendsPhoneCodes }, metrics, passwords, codeService }: RouteParts,
): void {
  const codes = {
    config: { rateLimit: { max: rateLimits.otp } },
    onRequest: (_request: unknown, _reply: unknown, next: (error?: Error) => void) =>
      next(sendsPhoneCodes ? undefined : new VisitorError(503, NO_CODES, "codes are off")),
    onResponse: (_request: unknown, { statusCode }: FastifyReply, done: () => void) => {
      if (statusCode >= 500) codeService.noteFailure();
      done();
    },
  };

  app.route({
    ...contract.operation("listEssentialSupplies"),
    handler: (_request, reply) =>
      reply.send({ essential_supplies: ESSENTIAL_SUPPLIES.map((name) => ({ name })) }),
  });

  app.route<{ Body: { phone: Phone } }>({
    ...contract.operation("generateOtp"),
    ...codes,
    handler: async ({ body, ip, log }, reply) => {
      const generated = await passwords.generate(body.phone, ip);
      if ("waitSeconds" in generated) {
        metrics.otp.inc({ result: "limited" });
        throw tooManyCodes(generated.waitSeconds);
      }
      const { password } = generated;
      metrics.otp.inc({ result: "sent" });
      // There is no message service: whoever tests the site reads the password in the log.
      log.info(`One-time password ${password} for ${masked(body.phone.number)}`);
      return reply.send({ expires_in_seconds: LIFETIME_SECONDS });
    },
  });

  app.route<{ Body: { phone: Phone; otp: string } }>({
    ...contract.operation("verifyOtp"),
    ...codes,
    handler: async ({ body, ip }, reply) => {
      const verdict = await passwords.verify(body.phone, body.otp, ip);
      metrics.otp.inc({ result: verdict });
      if (verdict !== "right") {
        throw new VisitorError(400, MESSAGES[verdict], `one-time password: ${verdict}`);
      }
      return reply.send({ verified: true });
    },
  });
}

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 1) return "a minute";
  return minutes > 60 ? `${Math.ceil(minutes / 60)} hours` : `${minutes} minutes`;
}

function tooManyCodes(waitSeconds: number): VisitorError {
  const message = `We have sent several codes to this number. Please enter the latest, or try again in ${waitText(waitSeconds)}.`;
  return new VisitorError(429, message, "one-time passwords for this number", waitSeconds);
}

/** Masks all but the last two digits. */
function masked(number: string): string {
  return number.slice(-2).padStart(number.length, "*");
}
